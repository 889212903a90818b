#include "lab/study/page_art.h"

#include <array>

#include <fmt/core.h>

#include "engine/catalog/ids.h"

namespace vendemmia::study {
namespace {

struct Shape {
  std::string_view path;
  std::string_view ink;
};

constexpr std::array<Shape, kMaxPlayers> kShapes{{
    {"M12 2a10 10 0 1 0 .1 0Z", "wine"},
    {"M12 2L22 21H2Z", "cypress"},
    {"M3 3H21V21H3Z", "straw"},
    {"M12 1L23 12 12 23 1 12Z", "dusk"},
    {"M7 3H17L22 12 17 21H7L2 12Z", "plum"},
    {"M12 1l3 8h8l-6 5 2 9-7-5-7 5 2-9-6-5h8Z", "terracotta"},
}};

}  // namespace

std::string seats_drawing(unsigned players) {
  constexpr unsigned kStep = 30;
  std::string text =
      fmt::format("<svg class=\"seats\" viewBox=\"0 0 {} 24\" aria-hidden=\"true\">", players * kStep - 6);
  for (unsigned seat = 0; seat < players; ++seat) {
    text +=
        fmt::format("<path transform=\"translate({})\" d=\"{}\" fill=\"var(--{})\" stroke=\"var(--ink)\"/>",
                    seat * kStep, kShapes[seat].path, kShapes[seat].ink);
  }
  return text + "</svg>";
}

}  // namespace vendemmia::study
