import "./foresight.css";

/** Around a place where something would be built, or torn down. */
export function ForeseenSite({ change = "coming" }: { change?: "coming" | "going" }) {
  return (
    <span className="foreseen foreseen-site" data-foreseen="site" data-change={change} aria-hidden="true" />
  );
}
