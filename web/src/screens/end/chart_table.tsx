import { useText } from "../../i18n";

interface ChartTableProps {
  caption: string;
  columns: string[];
  rows: { name: string; cells: number[] }[];
}

/** The same numbers as the chart beside it, as a table, also for screen readers. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const t = useText().ui.screens.end;
  return (
    <details className="chart-table">
      <summary>{t.asTable}</summary>
      <div className="chart-table-scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption className="control-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
