import type { Answered } from '@starling/contract/browser'
import type { SectionId } from '@starling/sections'
import { t } from '@starling/text'
import { createContext, useContext } from 'react'
import { refused } from '../../errors/index.ts'
import { notify, saveFile } from '../../floor/index.ts'
import { fileName } from './file-name.ts'
import type { PictureSettings } from './picture.ts'
import { type DownloadFormat, type FileSettings, saveFiles } from './save-files.ts'

export type Downloads = {
  png: (answer: Answered) => Promise<void>
  zip: (answers: readonly Answered[]) => Promise<void>
  file: (format: DownloadFormat, ids: readonly SectionId[]) => Promise<void>
}

export type DownloadSettings = PictureSettings & Pick<FileSettings, 'panels' | 'team_id'>

export function downloadsOf(settings: DownloadSettings): Downloads {
  async function made(make: (pictures: typeof import('./picture.ts')) => Promise<Blob>, name: string) {
    try {
      // Charts and the painting of files come when they are first wanted.
      saveFile(await make(await import('./picture.ts')), name)
    } catch (error) {
      notify(t('The file could not be made.'), 'error')
      throw error
    }
  }
  return {
    png: (answer) => made(({ pictureOf }) => pictureOf(answer, settings), `${fileName(settings, answer.section)}.png`),
    zip: (answers) => made(({ zipOfPictures }) => zipOfPictures(answers, settings), `${fileName(settings)}.zip`),
    file: (format, ids) =>
      saveFiles(format, ids, settings).catch((error: unknown) => {
        refused(error)
      }),
  }
}

export const DownloadContext = createContext<Downloads | null>(null)

export function useDownload(): Downloads {
  const downloads = useContext(DownloadContext)
  if (!downloads) throw new Error('no downloads around this part')
  return downloads
}
