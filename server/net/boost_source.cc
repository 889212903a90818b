// The parts of Asio and Beast that need no template, compiled once for the whole server.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
