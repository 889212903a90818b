#include "server/net/http.h"

#include <utility>

#include <nlohmann/json.hpp>

namespace vendemmia {

HttpResponse json_response(std::string body, unsigned status) {
  HttpResponse response;
  response.status = status;
  response.body = std::make_shared<const std::string>(std::move(body));
  return response;
}

HttpResponse error_response(unsigned status, std::string_view code, std::string_view sentence) {
  const nlohmann::json body = {{"error", {{"code", code}, {"text", sentence}}}};
  // A sentence may quote what a stranger sent.
  return json_response(body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), status);
}

}  // namespace vendemmia
