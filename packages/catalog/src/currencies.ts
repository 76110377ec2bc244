/** `code` is that of ISO 4217 and of ad accounts at X; null: another one, which is written without a sign. */
export type CurrencyChoice = { value: string; code: string | null; name: string; name_ja: string }

// spec 3, in its order and with its words
export const CURRENCIES = [
  { value: 'USD', code: 'USD', name: 'US dollar', name_ja: '米ドル' },
  { value: 'EUR', code: 'EUR', name: 'Euro', name_ja: 'ユーロ' },
  { value: 'GBP', code: 'GBP', name: 'British pound', name_ja: '英ポンド' },
  { value: 'YEN', code: 'JPY', name: 'Japanese yen', name_ja: '日本円' },
  { value: 'SGD', code: 'SGD', name: 'Singapore dollar', name_ja: 'シンガポールドル' },
  { value: 'BRL', code: 'BRL', name: 'Brazilian real', name_ja: 'ブラジルレアル' },
  { value: 'CAD', code: 'CAD', name: 'Canadian dollar', name_ja: 'カナダドル' },
  { value: 'CHF', code: 'CHF', name: 'Swiss franc', name_ja: 'スイスフラン' },
  { value: 'INR', code: 'INR', name: 'Indian rupee', name_ja: 'インドルピー' },
  { value: 'KRW', code: 'KRW', name: 'South Korean won', name_ja: '韓国ウォン' },
  { value: 'KWD', code: 'KWD', name: 'Kuwaiti dinar', name_ja: 'クウェートディナール' },
  { value: 'MXN', code: 'MXN', name: 'Mexican peso', name_ja: 'メキシコペソ' },
  { value: 'NGN', code: 'NGN', name: 'Nigerian naira', name_ja: 'ナイジェリアナイラ' },
  { value: 'SAR', code: 'SAR', name: 'Saudi riyal', name_ja: 'サウジアラビアリヤル' },
  { value: 'AUD', code: 'AUD', name: 'Australian dollar', name_ja: '豪ドル' },
  { value: 'ZAR', code: 'ZAR', name: 'South African rand', name_ja: '南アフリカランド' },
  { value: 'Other', code: null, name: 'Another currency', name_ja: 'その他の通貨' },
] as const satisfies readonly CurrencyChoice[]
export type CurrencyValue = (typeof CURRENCIES)[number]['value']
export const CURRENCY_VALUES = CURRENCIES.map(({ value }) => value) as [CurrencyValue, ...CurrencyValue[]]

/** What an amount is written with; none where the currency is not among them. */
export const currencyCode = (value: CurrencyValue): string | null =>
  CURRENCIES.find((one) => one.value === value)?.code ?? null
