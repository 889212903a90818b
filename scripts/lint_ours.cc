// A check for clang-tidy that finds nothing: it keeps the others from walking through the headers of libraries, whose findings nobody sees.
// That was three quarters of the linter's time. scripts/lint builds it, with the headers of clang itself, and does without it where these are missing.
#include <vector>

#include <clang-tidy/ClangTidyCheck.h>
#include <clang-tidy/ClangTidyModule.h>
#include <clang-tidy/ClangTidyModuleRegistry.h>

namespace {

using clang::ast_matchers::MatchFinder;

class OnlyOurs : public clang::tidy::ClangTidyCheck {
 public:
  using ClangTidyCheck::ClangTidyCheck;

  void registerMatchers(MatchFinder* finder) override {
    finder->addMatcher(clang::ast_matchers::translationUnitDecl().bind("all"), this);
  }

  // The whole is matched before its parts, which can still be chosen then.
  void check(const MatchFinder::MatchResult& result) override {
    const clang::SourceManager& sources = *result.SourceManager;
    std::vector<clang::Decl*> ours;
    for (clang::Decl* part : result.Nodes.getNodeAs<clang::TranslationUnitDecl>("all")->decls()) {
      const clang::SourceLocation place = sources.getExpansionLoc(part->getLocation());
      if (place.isValid() && !sources.isInSystemHeader(place)) ours.push_back(part);
    }
    result.Context->setTraversalScope(ours);
  }
};

class Module : public clang::tidy::ClangTidyModule {
 public:
  void addCheckFactories(clang::tidy::ClangTidyCheckFactories& factories) override {
    factories.registerCheck<OnlyOurs>("vendemmia-only-ours");
  }
};

const clang::tidy::ClangTidyModuleRegistry::Add<Module> kModule("vendemmia", "Vendemmia's own");

}  // namespace
