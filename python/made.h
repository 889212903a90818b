// Refuses objects that were never made: Class.__new__(Class), or a subclass whose __init__ calls no other. pybind11 would hand out memory
// in which nothing stands.
#pragma once

#include <pybind11/pybind11.h>

namespace vendemmia::python {

template <class T>
struct MadeCaster : pybind11::detail::type_caster_base<T> {
  bool load(pybind11::handle source, bool convert) {
    const pybind11::detail::type_info* const type = this->typeinfo;
    if (source && type != nullptr && PyObject_TypeCheck(source.ptr(), type->type) != 0) {
      auto* const object = reinterpret_cast<pybind11::detail::instance*>(source.ptr());
      if (!object->get_value_and_holder(type).holder_constructed())
        throw pybind11::type_error("this object was never made: its __init__ has not been called");
    }
    return pybind11::detail::type_caster_base<T>::load(source, convert);
  }
};

}  // namespace vendemmia::python

// For classes that are bound: behind each, at the top of the file or header that has it.
#define VENDEMMIA_ONLY_MADE(...)                                                   \
  namespace pybind11::detail {                                                     \
  template <>                                                                      \
  struct type_caster<__VA_ARGS__> : vendemmia::python::MadeCaster<__VA_ARGS__> {}; \
  }
