// What HTTP looks like to the rest of the server: plain values.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace vendemmia {

// The private port is for whoever runs the server.
enum class Door : bool { Public, Private };

struct HttpRequest {
  std::string method;  // GET or POST; HEAD arrives as GET, and the network leaves the body out
  std::string target;  // the path, without the query
  std::string query;   // what follows the question mark
  std::string body;
  std::string accept_encoding;
  std::string if_none_match;
  std::string address;  // of the one who asks, without its port
  Door door = Door::Public;
};

struct HttpResponse {
  unsigned status = 200;
  std::string content_type = "application/json";
  std::string encoding;  // br, gzip, or empty
  std::string etag;
  std::string cache_control = "no-store";
  std::shared_ptr<const std::string> body;  // null means empty; shared, so that a file is never copied
};

HttpResponse json_response(std::string body, unsigned status = 200);

// {"error": {"code": ..., "text": ...}}: a word for programs and a sentence for people, as everywhere.
HttpResponse error_response(unsigned status, std::string_view code, std::string_view sentence);

}  // namespace vendemmia
