/** What is taken along: pictures, sheets, documents. */
export const files = {
  'A built audience': '条件を組み合わせたオーディエンス',
  'Asked on {{time}}': '質問日時：{{time}}',
  'Nothing to show: {{sections}}': '表示するデータがない項目：{{sections}}',
  'PNGs as a zip': 'PNGをまとめてダウンロード',
  Spreadsheet: '表計算ファイル',
  'Excel (XLSX)': 'Excel（XLSX）',
  'Document (PDF)': '文書（PDF）',
  'Slides (PPTX)': 'スライド（PPTX）',
  Report: 'レポート',
  'Text (CSV)': 'テキスト（CSV）',
  'Data (JSON)': 'データ（JSON）',
  'The file could not be made.': 'ファイルを作成できませんでした。',
} as const
