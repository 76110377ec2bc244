import path from 'node:path'
import { readConfig } from '@starling/server/operator'
import { putBack } from './backup/put-back.ts'

const USAGE = `usage: npm run restore -- FOLDER
Puts a backup into DATA_DIR (default .data), which must be empty or missing.`

async function main([folder, ...more]: string[]): Promise<number> {
  if (!folder || more.length > 0) return complain(USAGE)
  const config = readConfig(process.env)
  const { made_at, made_by } = await putBack(config, path.resolve(folder))
  console.log(`${path.resolve(config.DATA_DIR)} is as it was at ${made_at} (version ${made_by})`)
  console.log('secret: put the one of before into SECRET or into the file secret of DATA_DIR before you start')
  return 0
}

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => complain(error.message))
