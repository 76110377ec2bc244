/** Plans, checkout, invoices. */
export const billing = {
  Billing: '請求',
  'Started a checkout': '決済を開始',
  'Changed the plan': 'プランを変更（サブスクリプション）',
  'Cancelled the subscription': 'サブスクリプションを解約',
  'Took back the cancellation': '解約を取り消し',
  'Opened the page for the card': 'カードのページを表示',
}
