/** How a call ends: `ok`, or the code of its refusal. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error) => error.code ?? Promise.reject(error),
  )
