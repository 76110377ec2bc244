/** What campaigns came to: figures, groups, proposals, alerts. */
export const results = {
  'Accepted a proposal for an ad set': '広告セットへの提案を採用',
  'Declined a proposal for an ad set': '広告セットへの提案を見送り',
  'A campaign spends too slowly: {{name}}': 'キャンペーンの消化が遅れています：{{name}}',
  'A campaign spent more than its budget: {{name}}': 'キャンペーンが予算を超えました：{{name}}',
  'X rejected an ad: {{name}}': '広告がXに却下されました：{{name}}',
  'It has spent {{spent}}; by now it should be about {{expected}}.':
    '消化額は{{spent}}です。現時点の目安は約{{expected}}です。',
  'It has spent {{spent}}; its budget is {{expected}}.': '消化額は{{spent}}、予算は{{expected}}です。',
  'X does not show one of its ads. The ad is turned on here.':
    'Xで配信されない広告が1件あります。この広告はここではオンになっています。',
  'Something is amiss with this campaign:': 'このキャンペーンに問題があります：',
  'You get this email because you asked for alerts of this campaign. Turn them off on its page.':
    'このメールは、このキャンペーンのアラートを希望された方に送っています。キャンペーンのページで停止できます。',
  'See the campaign': 'キャンペーンを見る',
}
