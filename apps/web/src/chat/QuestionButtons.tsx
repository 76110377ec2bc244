/** Questions that one press asks. */
export function QuestionButtons({
  label,
  questions,
  onAsk,
}: {
  label: string
  questions: readonly string[]
  onAsk: (question: string) => void
}) {
  return (
    <ul
      aria-label={label}
      className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap"
    >
      {questions.map((question) => (
        <li key={question} className="shrink-0 md:shrink">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="rounded-full border border-line-strong px-3 py-1 text-left text-13 text-muted transition-colors hover:border-accent hover:text-text pointer-coarse:min-h-10"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
