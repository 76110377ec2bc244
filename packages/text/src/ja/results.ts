/** What campaigns came to: figures, groups, proposals, alerts. */
export const results = {
  'Accepted a proposal for an ad set': '広告グループへの提案を採用',
  'Declined a proposal for an ad set': '広告グループへの提案を見送り',
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
  'A result costs the most with “{{name}}”: {{sure}} sure.':
    '成果の単価がもっとも高いのは「{{name}}」です（確度{{sure}}）。',
  'A result costs {{times}} times what it costs in all other groups':
    '成果の単価が他の要素グループ全体の{{times}}倍です',
  'A thousand views bring {{low}} to {{high}} results': '1,000回の表示で成果が{{low}}〜{{high}}件',
  'A thousand views cost {{low}} to {{high}}, as in {{n}} campaigns of this ad account':
    '1,000回の表示に{{low}}〜{{high}}（この広告アカウントの{{n}}件のキャンペーンから）',
  'A thousand views cost {{low}} to {{high}}: our assumption, until this ad account has campaigns that are over':
    '1,000回の表示に{{low}}〜{{high}}（この広告アカウントに終了したキャンペーンがないため、当サービスの想定値）',
  Accept: '採用する',
  'Adds: {{names}}': '追加：{{names}}',
  Alerts: 'アラート',
  'App clicks': 'アプリのクリック',
  'As X reports them; the last three days are read again, since X corrects them. Intervals are at 95%.':
    'Xのレポートの値です。Xは後から修正するため、直近3日分は読み直します。区間は95%です。',
  'By ad set': '広告グループ別',
  'By day': '日別',
  'By group': '要素グループ別',
  'By what it is parted': '分け方',
  'Cost of a result': '1件の単価',
  Decline: '見送る',
  Declined: '見送り',
  'Done. X follows within a minute.': '反映しました。Xには1分以内に反映されます。',
  Drop: '外す',
  'Drop “{{name}}”': '「{{name}}」を外す',
  'Views fall on people by chance; {{low}} to {{high}} of those whom that would meet are met':
    '表示は偶然に人に届き、それで届くはずの人の{{low}}〜{{high}}に届くものとします',
  '{{cost}} per 1,000': '1,000回あたり{{cost}}',
  'Cost of views': '表示の単価',
  'Email me when it spends too slowly or too much, or X rejects an ad':
    '消化が遅い・予算を超えた・広告がXに却下されたときにメールを受け取る',
  Group: '要素グループ',
  'Groups are looked at once a week. Of those named at most 5% are expected to be chance. Nothing is done by itself.':
    '要素グループは週に1回確認します。挙げたもののうち偶然によるものは多くて5%の見込みです。自動では何も変更しません。',
  'It brought nothing for {{spent}}': '{{spent}}を使って成果がありません',
  Keep: '続ける',
  'Clicks on links': 'リンクのクリック',
  'Follows gained': '新規フォロワー',
  'No whole day of this package has been reported yet.': 'このパッケージの丸1日分のレポートはまだありません。',
  'Nothing is proposed: no group differed surely enough on {{date}}.':
    '提案はありません。{{date}}の確認では、十分に確かな差のある要素グループがありませんでした。',
  'Nothing is proposed: too few whole days were reported.': '提案はありません。丸1日分のレポートが足りません。',
  'Looked at for the first time on {{date}}.': '初回の確認は{{date}}です。',
  'Looked at again on {{date}}.': '次回の確認は{{date}}です。',
  'Suggested so far': '現時点の提案',
  'What stands here changes each day. It is proposed at the weekly look, if it still holds: next on {{date}}.':
    'この表は毎日変わります。週1回の確認でも同じ結果なら提案します。次回は{{date}}です。',
  '{{from}} to {{to}}: X says whose {{told}} of {{n}} views were.':
    '{{from}}〜{{to}}：表示{{n}}回のうち{{told}}回の内訳がXから届いています。',
  Off: 'オフ',
  'One ad set for each, on whole days of the package that runs now; the cheapest first.':
    '要素グループごとに1つの広告グループです。現在のパッケージで配信した丸1日単位の値を、単価の安い順に並べます。',
  'One person sees it {{low}} to {{high}} times a day at most': '1人が1日に見るのは多くて{{low}}〜{{high}}回',
  Outdated: '期限切れ',
  'Different people': 'リーチ人数',
  'Per view': '表示あたり',
  Platform: '端末',
  Proposals: '提案',
  Results: '成果',
  'Ranges hold what comes in 80 of 100 campaigns.':
    '範囲は、100件中80件のキャンペーンで実際の値を含むように示しています。',
  'Reach and forecast': 'リーチと予測',
  'Read from X now': '今すぐXから読み込む',
  'Read {{time}}': '{{time}}に読み込み',
  Spent: '消化額',
  'Spent of the budget': '予算の消化',
  'The people end it before the budget does: more money would not reach more.':
    '予算より先に対象の人数が上限になります。予算を増やしてもリーチは増えません。',
  'Times each': '1人あたりの回数',
  'Views of the video': '動画の再生数',
  'What is shown': '表示する値',
  'What the ranges rest on': '前提',
  'Who saw it': '見た人の内訳',
  Widen: '広げる',
  'Widen “{{name}}”': '「{{name}}」を広げる',
  'X estimates {{low}} to {{high}} people': 'Xの推定：{{low}}〜{{high}}人',
  'X gives no estimate: nothing says whom to reach, or the ad account is not open.':
    'Xの推定はありません。対象が指定されていないか、広告アカウントを利用できません。',
  'X has not told this yet.': 'Xからまだ届いていません。',
  'X has reported nothing yet. It is asked every hour while it runs.':
    'Xのレポートはまだありません。配信中は1時間ごとに確認します。',
  'X prepares this once a day and rounds the parts: together they may be a little more or less than the whole.':
    'Xが1日1回作成し、内訳は丸められます。合計は全体とわずかに異なることがあります。',
  'X spends {{low}} to {{high}} of a budget': 'Xは予算の{{low}}〜{{high}}を消化',
  'no difference beyond chance': '偶然を超える差なし',
  'too little seen to tell': '判断するにはデータ不足',
  '{{low}} to {{high}} people, as X estimates': '対象は{{low}}〜{{high}}人（Xの推定）',
  '{{n}} people saw it so far, {{times}} times each': 'これまでに{{n}}人が1人あたり{{times}}回見ました',
  '{{n}} results, {{from}} to {{to}}': '成果{{n}}件（{{from}}〜{{to}}）',
  '{{spent}} of {{budget}} spent; by now it would be {{expected}} if spent evenly':
    '予算{{budget}}のうち{{spent}}を消化。均等なら現時点で{{expected}}です',
  '{{sure}} sure': '確度{{sure}}',
}
