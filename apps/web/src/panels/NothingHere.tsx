/** In a panel that has nothing to show: two lines, so that what there is stands close to it. */
export function NothingHere({ title, reason }: { title: string; reason: string }) {
  return (
    <div role="status" className="grid gap-1">
      <h3 className="font-medium">{title}</h3>
      <p className="max-w-[40rem] text-13 text-muted">{reason}</p>
    </div>
  )
}
