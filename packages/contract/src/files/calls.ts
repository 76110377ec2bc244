import { z } from 'zod'
import { capability, get, post, put } from '../call.ts'
import { FilePolicy, MOST_FILE_BYTES, NewFile, StoredFile } from './stored-file.ts'

/** In decimal digits only: to `Number` also `0x0` and `1e3` are figures. */
const inDigits = (given: unknown) => (typeof given === 'string' && !/^\d{1,16}$/.test(given) ? Number.NaN : given)
const Count = (most: number) => z.preprocess(inDigits, z.coerce.number<string | number>().int().min(0).max(most))

const FILES = '/api/starling/files/'

export const files = capability('files', {
  createFilePolicy: post('/api/api/files/policy/', {
    who: 'user',
    summary: 'Announce a file of a team of mine, and learn where its bytes go',
    body: NewFile,
    answer: FilePolicy,
  }),
  renewFilePolicy: post(`${FILES}{pk}/policy/`, {
    who: 'user',
    summary: 'Learn once more where the bytes of a file go that is not whole, and how many are there',
    answer: FilePolicy,
  }),
  completeFile: post('/api/api/files/complete/', {
    who: 'user',
    summary: 'Say that all of a file was sent: it is counted and its checksum made',
    body: z.strictObject({ file: z.string().max(64) }),
    answer: StoredFile,
  }),
  getFile: get(`${FILES}{pk}/`, {
    who: 'user',
    summary: 'How much of a file of a team of mine is there',
    answer: StoredFile,
  }),
  putFilePart: put(`${FILES}{pk}/bytes/`, {
    who: 'anyone',
    summary: 'Send a part of a file; the address comes signed from its policy and holds for an hour',
    file: true,
    query: z.strictObject({
      /** Of its first byte in the file: as many as are there. */
      offset: Count(MOST_FILE_BYTES),
      until: Count(Number.MAX_SAFE_INTEGER),
      signature: z.string().max(64),
    }),
    answer: z.object({ received: z.int() }),
  }),
})
