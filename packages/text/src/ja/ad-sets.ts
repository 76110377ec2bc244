export const adSets = {
  'The rest': '残り',
  'Copy of {{name}}': '{{name}} のコピー',
}
