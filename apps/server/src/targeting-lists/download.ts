import type { FileAnswer } from '@starling/contract'
import { plainName } from '@starling/sections/file-name'
import type { Input, UserContext } from '../floor/index.ts'
import { packageFile, packageOfAudience } from '../targeting/index.ts'

/** Of the audience as it is: the newest record that asks the same, or made now and kept nowhere. */
export async function downloadTargetingPackage(
  { path: { pk }, query: { format } }: Input<'downloadTargetingPackage'>,
  context: UserContext,
): Promise<FileAnswer> {
  const { name, targeting_package } = await packageOfAudience(pk, context)
  const called = `starling-${plainName(name)}-${context.now.toISOString().slice(0, 10)}`
  return packageFile(targeting_package, { name: called, format, language: context.language })
}
