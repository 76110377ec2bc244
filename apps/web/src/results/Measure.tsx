/** A figure with what it may be off by under it. */
export function Measure({ value, range }: { value: string; range: string | null }) {
  return (
    <span className="tabular grid justify-items-end whitespace-nowrap">
      <span>{value}</span>
      {range && <span className="text-12 text-muted">{range}</span>}
    </span>
  )
}
