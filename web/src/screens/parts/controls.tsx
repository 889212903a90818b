import { useId, type ButtonHTMLAttributes, type ReactNode } from "react";
import { Icon, type IconName } from "../../art/icons";
import { Link } from "../../router";
import "./controls.css";

type Look = "plain" | "primary" | "quiet";

const classOf = (look: Look) => `control-button control-button-${look}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  icon?: IconName;
  /** Nothing happens when pressed, but it can still be reached and explained. */
  resting?: boolean;
}

export function Button({ look = "plain", icon, resting = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classOf(look)}
      aria-disabled={resting || undefined}
      onClick={resting ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface LinkButtonProps {
  href: string;
  look?: Look;
  icon?: IconName;
  children: ReactNode;
}

export function LinkButton({ href, look = "plain", icon, children }: LinkButtonProps) {
  return (
    <Link className={classOf(look)} href={href}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Link>
  );
}

interface SegmentsProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
  show: (value: Value) => ReactNode;
}

/** One of a few, all in sight. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, values, value, onChoose, show } = props;
  const name = useId();
  return (
    <fieldset className="control-segments">
      <legend className="control-hidden">{label}</legend>
      {values.map((each) => (
        <label key={each} className="control-segment">
          <input type="radio" name={name} checked={each === value} onChange={() => onChoose(each)} />
          <span>{show(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  text?: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** Why it cannot be switched now. */
  locked?: string;
}

export function Switch({ label, text, on, onChange, locked }: SwitchProps) {
  const id = useId();
  return (
    <label className="control-switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-disabled={locked !== undefined || undefined}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}text`}
        onChange={({ target }) => locked === undefined && onChange(target.checked)}
      />
      <span className="control-switch-label" id={`${id}label`}>
        {label}
      </span>
      <span className="control-switch-text" id={`${id}text`}>
        {locked ?? text}
      </span>
    </label>
  );
}

/** Says what went wrong, also to screen readers. */
export function TroubleLine({ text }: { text: string | null }) {
  return (
    <p className="control-trouble" role="alert">
      {text}
    </p>
  );
}
