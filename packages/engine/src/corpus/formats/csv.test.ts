import { expect, test } from 'vitest'
import { parseMap } from './csv-mapping.ts'
import { splitFields } from './csv-records.ts'
import { readSample } from './read-sample.ts'

test.each([
  ['a,b,c', ',', ['a', 'b', 'c']],
  ['"a,b",c\r', ',', ['a,b', 'c']],
  ['"say ""hi""",', ',', ['say "hi"', '']],
  ['"two\nlines";x', ';', ['two\nlines', 'x']],
  ['', ',', ['']],
  ['5" pipe,x', ',', ['5" pipe', 'x']],
  ['"open,x', ',', undefined],
  ['"shut"x,y', ',', undefined],
])('%j has the fields', (record, delimiter, expected) => {
  expect(splitFields(record, delimiter)).toEqual(expected)
})

const posts =
  'tweet_id,author_id,username,full_text,date,likes\n1,11,ann,"Hello, ""you""\nand you",2026-05-01 10:00:00,"1,234"\n2,11,ann,Second,2026-05-02T00:00:00+09:00,0\n'
test.each([
  ['commas', posts],
  ['a mark', `\ufeff${posts}`],
  ['UTF-16', Buffer.from(`\ufeff${posts}`, 'utf16le')],
])('posts with their authors, with %s', async (_, content) => {
  const found = await readSample(content)
  expect(found.malformed.counts).toEqual({})
  expect(found.posts).toMatchObject([
    {
      id: '1',
      account_id: '11',
      text: 'Hello, "you"\nand you',
      created_at: new Date('2026-05-01T10:00:00Z'),
      like_count: 1234,
    },
    { id: '2', created_at: new Date('2026-05-01T15:00:00Z'), like_count: 0 },
  ])
  expect(found.accounts).toMatchObject([{ id: '11', handle: 'ann' }, { id: '11' }])
})

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
])('accounts with %s and a mapping', async (_, delimiter) => {
  const rows = [
    ['Nummer', 'Wer', 'Beschreibung', 'Fans'],
    ['11', '@ann', 'Vögel, viele', '5'],
    ['12', 'bob', '', 'x'],
  ]
  const found = await readSample(rows.map((row) => row.join(delimiter)).join('\r\n'), {
    map: parseMap('id=Nummer,handle=wer,bio=Beschreibung,followers_count=Fans'),
  })
  expect(found.accounts).toMatchObject([{ id: '11', handle: 'ann', bio: 'Vögel, viele', followers_count: 5 }])
  expect(found.malformed.counts).toEqual({ bad_count: 1 })
})

test('follows, and columns by place where there is no header', async () => {
  expect((await readSample('follower_id,followed_id,since\n1,2,2026-01-01\n3,3,\n')).follows).toEqual([
    { follower_id: '1', followed_id: '2', since: new Date('2026-01-01T00:00:00Z'), until: null },
  ])
  const { accounts } = await readSample('11;ann;Ann\n12;bob;Bob\n', { map: parseMap('id=1,handle=2,name=3') })
  expect(accounts).toMatchObject([
    { id: '11', name: 'Ann' },
    { id: '12', name: 'Bob' },
  ])
})

test('latin-1 is refused row by row, or read when it is named', async () => {
  const content = Buffer.from('id,handle,bio\n11,ann,Vögel\n12,bob,ok\n', 'latin1')
  expect((await readSample(content)).malformed.counts).toEqual({ invalid_utf8: 1 })
  expect((await readSample(content, { encoding: 'latin1' })).accounts).toMatchObject([{ bio: 'Vögel' }, { bio: 'ok' }])
})

test('broken rows are named by their line', async () => {
  const found = await readSample(
    'id,handle,bio\n11,ann,"open quote\n12,bob,fine\n13,cat\n14,dan,ok\n1.7E+18,eve,excel\n',
  )
  expect(found.accounts.map(({ id }) => id)).toEqual(['12', '14'])
  expect(found.malformed.samples).toEqual({
    wrong_number_of_fields: [{ line: 4 }],
    broken_quotes: [{ line: 2 }],
    bad_id: [{ line: 6, detail: 'account' }],
  })
})

test.each([
  ['handle', /field=column/],
  ['colour=1', /no field colour/],
])('the mapping %j is refused', (map, expected) => {
  expect(() => parseMap(map)).toThrow(expected)
})

test.each([
  ['a,b\n1,2\n', {}, /name them with --map/],
  ['id,handle\n1,2\n', { bio: 'x' }, /no column x/],
  ['just words', {}, /neither JSON/],
  ['', {}, /empty/],
  ['\0\0\0,\0', {}, /neither JSON/],
  ['window.YTD.tweets.part0 = []', {}, /import the zip/],
])('%j is refused as a whole', async (content, map, expected) => {
  await expect(readSample(content, { map })).rejects.toThrow(expected)
})
