import path from 'node:path'
import { readConfig } from '@starling/server/operator'
import { takeBackup } from './backup/take.ts'

const USAGE = `usage: npm run backup -- FOLDER
Copies the database, the corpus and the files of teams of DATA_DIR (default .data) into an empty folder, whether or not the product runs.`

async function main([folder, ...more]: string[]): Promise<number> {
  if (!folder || more.length > 0) return complain(USAGE)
  const config = readConfig(process.env)
  const { database, corpus, files } = await takeBackup(config, path.resolve(folder))
  if (database) console.log(`database: ${(database.bytes / 1e6).toFixed(1)} MB`)
  else console.log('database: not in it. It is at DATABASE_URL: back it up with its own tools, before this')
  if (files) console.log(`files: ${files.count}, ${files.bytes} bytes`)
  console.log(corpus ? `corpus: ${corpus.segments} segments, ${corpus.rows} stored rows` : 'corpus: none here')
  console.log('secret: not in it. Keep SECRET, or the file secret of DATA_DIR, apart from it')
  return 0
}

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => complain(error.message))
