export const deletion = {
  'Delete your account': 'アカウントの削除',
  'You are signed out immediately. For 14 days, the link we email you restores your account.':
    'すぐにサインアウトされます。14日以内なら、お送りするメールから元に戻せます。',
  'Delete my account': 'アカウントを削除',
  'Before you go, you can download your data as one file.': '削除の前に、データを1つのファイルで保存できます。',
  'You are signed out everywhere immediately. Your tokens, linked accounts and memberships end. After 14 days your searches, lists, monitors and everything else of yours are deleted for good. What you did in a team stays in its log without your name, and the team can no longer fetch with your X account.':
    'すぐにすべての端末からサインアウトされ、トークン、連携アカウント、チームへの所属が終了します。14日後に、検索、リスト、モニターなど、ご自身のデータがすべて完全に削除されます。チームでの操作は名前を消して記録に残り、ご自身のXアカウントでの取得は終了します。',
  'Your account is being deleted': 'アカウントを削除しています',
  'You are signed out everywhere, and your tokens, linked accounts and memberships have ended.':
    'すべての端末からサインアウトし、トークン、連携アカウント、チームへの所属は終了しました。',
  'We have emailed you a link that restores your account for 14 days.':
    '14日以内なら、お送りしたメールのリンクからアカウントを元に戻せます。',
  'We have emailed you a link that restores your account until {{time}}. After that it is deleted for good.':
    '{{time}}までなら、お送りしたメールのリンクからアカウントを元に戻せます。それ以降は完全に削除されます。',
  'Delete the team': 'チームの削除',
  'Nobody can open it any more. For 14 days an admin can restore it.':
    '誰も開けなくなります。14日以内なら、管理者が元に戻せます。',
  'Delete this team': 'このチームを削除',
  'Nobody can open {{team}} any more, fetching stops and invites are withdrawn; its members are told by email. After 14 days its connections and their keys, its sources, its members and its log are deleted for good.':
    '{{team}}は誰も開けなくなり、取得は止まり、招待は取り消されます。メンバーにはメールでお知らせします。14日後に、接続とその鍵、ソース、メンバー、記録が完全に削除されます。',
  '{{team}} is being deleted. Until {{time}} you can restore it here.':
    '{{team}}を削除します。{{time}}まで、ここから元に戻せます。',
  'Deleted teams': '削除したチーム',
  'Deleted for good on {{time}}': '{{time}}に完全に削除されます',
  Restore: '元に戻す',
  'Restore {{team}}': '{{team}}を元に戻す',
  '{{team}} is restored.': '{{team}}を元に戻しました。',

  'Restore your account': 'アカウントを元に戻す',
  'It was being deleted. Your teams and everything of yours are restored. Sign in again afterwards and link your accounts again.':
    '削除の手続きが取り消され、所属チームとデータが元に戻ります。そのあと、もう一度サインインし、アカウントを連携し直してください。',
  'Please open the link in the email again, or copy all of it.':
    'メールのリンクをもう一度開くか、リンク全体をコピーしてください。',
  'Your account is restored': 'アカウントが元に戻りました',
  'Sign in as {{email}} to go on.': '{{email}}でサインインしてください。',
  'This link does not work any more. The account is deleted for good.':
    'このリンクはもう使えません。アカウントは完全に削除されました。',

  'Your Starling account is being deleted': 'Starling アカウントの削除について',
  'You asked for the account {{email}} to be deleted. You are signed out everywhere, your tokens and linked accounts have ended, and you are no longer in any team.':
    'アカウント {{email}} の削除のお申し込みを受け付けました。すべての端末からサインアウトし、トークンと連携アカウントは終了し、どのチームにも所属していません。',
  'On {{time}} (UTC) everything of yours is deleted for good. Until then this link restores your account:':
    '{{time}}（UTC）に、お客様のデータはすべて完全に削除されます。それまでは、次のリンクからアカウントを元に戻せます。',
  'If you did not ask for this, use the link, sign in and check where you are signed in.':
    'お心当たりがない場合は、リンクから元に戻してサインインし、サインイン中の端末をご確認ください。',
  'Restore my account': 'アカウントを元に戻す',
  'The team “{{team}}” on Starling is being deleted': 'Starling のチーム「{{team}}」の削除について',
  'A team on Starling is being deleted': 'Starling のチームの削除について',
  '{{email}} deleted this team. Nobody can open it any more, and nothing is fetched for it:':
    '{{email}} さんが次のチームを削除しました。チームは誰も開けず、取得も行われません。',
  'On {{time}} (UTC) everything of the team is deleted for good. Until then its admins can restore it:':
    '{{time}}（UTC）に、チームのデータはすべて完全に削除されます。それまでは、管理者が元に戻せます。',
  'What is yours, such as your saved searches, stays.': '保存した検索など、ご自身のデータは残ります。',
}
