// What JavaScript provides besides WASI's functions (web/src/offline/program.ts). Texts and bytes are a place and a length.
#pragma once

#include <cstddef>

#include "engine/core/bits.h"

#define VENDEMMIA_IMPORT(name) __attribute__((import_module("vendemmia"), import_name(name)))
// What JavaScript calls, under this name (exports.cc).
#define VENDEMMIA_EXPORT(name) __attribute__((export_name(name)))

extern "C" {
VENDEMMIA_IMPORT("send") void outside_send(vendemmia::u32 connection, const char* text, std::size_t size);
// One change of a record; all up to outside_kept() belong together. No value: the record is no more.
VENDEMMIA_IMPORT("change")
void outside_change(const char* key, std::size_t key_size, const char* value, std::size_t value_size);
VENDEMMIA_IMPORT("kept") void outside_kept();
VENDEMMIA_IMPORT("think") void outside_think(vendemmia::u32 question, const char* bytes, std::size_t size);
VENDEMMIA_IMPORT("stop_thinking") void outside_stop_thinking(vendemmia::u32 question);
// What a call that was asked for a text gives back.
VENDEMMIA_IMPORT("text") void outside_text(const char* text, std::size_t size);
VENDEMMIA_IMPORT("log") void outside_log(vendemmia::u32 is_error, const char* line, std::size_t size);
}
