import { AppError, type RefusalCode } from '@starling/contract'

/** Why a file is not taken. */
export const refused = (code: RefusalCode, values?: Record<string, string | number>, cause?: unknown): AppError =>
  new AppError('invalid', { fields: { file: [{ code, ...(values && { values }) }] }, cause })
