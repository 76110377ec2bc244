export const deletion = {
  'Delete your account': 'アカウントの削除',
  'You are signed out at once. For 14 days the mail about it brings your account back.':
    'すぐにサインアウトされます。14日以内なら、お送りするメールから元に戻せます。',
  'Delete my account': 'アカウントを削除',
  'Before you go you can take your data along as one file.': '削除の前に、データを1つのファイルで保存できます。',
  'You are signed out everywhere at once. Your tokens, linked accounts and memberships end. After 14 days your searches, lists, monitors and all else that is yours are removed for good. What you did in a team stays in its log without your name; what the team reads with your X account ends.':
    'すぐにすべての端末からサインアウトされ、トークン、連携アカウント、チームへの所属が終了します。14日後に、検索、リスト、モニターなど、ご自身のデータがすべて完全に削除されます。チームでの操作は名前を消して記録に残り、ご自身のXアカウントでの読み取りは終了します。',
  'Your account is being deleted': 'アカウントを削除しています',
  'You are signed out everywhere, and your tokens, linked accounts and memberships have ended.':
    'すべての端末からサインアウトし、トークン、連携アカウント、チームへの所属は終了しました。',
  'We have mailed you a link that brings your account back for 14 days.':
    '14日以内なら、お送りしたメールのリンクからアカウントを元に戻せます。',
  'We have mailed you a link that brings your account back until {{time}}. After that all is gone.':
    '{{time}}までなら、お送りしたメールのリンクからアカウントを元に戻せます。それ以降は完全に削除されます。',
  'Delete the team': 'チームの削除',
  'Nobody opens it any more. For 14 days an admin can bring it back.':
    '誰も開けなくなります。14日以内なら、管理者が元に戻せます。',
  'Delete this team': 'このチームを削除',
  'Nobody can open {{team}} any more, reading stops, and invites are withdrawn; its members are told by mail. After 14 days its connections with their keys, its sources, its members and its log are removed for good.':
    '{{team}}は誰も開けなくなり、読み取りは止まり、招待は取り消されます。メンバーにはメールでお知らせします。14日後に、接続とその鍵、ソース、メンバー、記録が完全に削除されます。',
  '{{team}} is being deleted. Until {{time}} you can bring it back here.':
    '{{team}}を削除します。{{time}}まで、ここから元に戻せます。',
  'Deleted teams': '削除したチーム',
  'Removed for good on {{time}}': '{{time}}に完全に削除されます',
  'Bring back': '元に戻す',
  'Bring {{team}} back': '{{team}}を元に戻す',
  '{{team}} is back.': '{{team}}を元に戻しました。',

  'Bring your account back': 'アカウントを元に戻す',
  'It was being deleted. Your teams and all that is yours come back; sign in again afterwards, and link your accounts anew.':
    '削除の手続きが取り消され、所属チームとデータが元に戻ります。そのあと、もう一度サインインし、アカウントを連携し直してください。',
  'Please open the link in the mail again, or copy all of it.':
    'メールのリンクをもう一度開くか、リンク全体をコピーしてください。',
  'Your account is back': 'アカウントが元に戻りました',
  'Sign in as {{email}} to go on.': '{{email}}でサインインしてください。',
  'This link does not work any more. The account is deleted for good.':
    'このリンクはもう使えません。アカウントは完全に削除されました。',

  'Your Starling account is being deleted': 'Starling アカウントの削除について',
  'You asked for the account {{email}} to be deleted. You are signed out everywhere, your tokens and linked accounts have ended, and you are in no team any more.':
    'アカウント {{email}} の削除のお申し込みを受け付けました。すべての端末からサインアウトし、トークンと連携アカウントは終了し、どのチームにも所属していません。',
  'On {{time}} (UTC) all that is yours is removed for good. Until then this link brings your account back:':
    '{{time}}（UTC）に、お客様のデータはすべて完全に削除されます。それまでは、次のリンクからアカウントを元に戻せます。',
  'If it was not you who asked, use the link, sign in, and look where you are signed in.':
    'お心当たりがない場合は、リンクから元に戻してサインインし、サインイン中の端末をご確認ください。',
  'Bring my account back': 'アカウントを元に戻す',
  'The team “{{team}}” on Starling is being deleted': 'Starling のチーム「{{team}}」の削除について',
  'A team on Starling is being deleted': 'Starling のチームの削除について',
  '{{email}} deleted this team. Nobody can open it any more, and nothing is read for it:':
    '{{email}} さんが次のチームを削除しました。チームは誰も開けず、読み取りも行われません。',
  'On {{time}} (UTC) all that is the team’s is removed for good. Until then its admins can bring it back:':
    '{{time}}（UTC）に、チームのデータはすべて完全に削除されます。それまでは、管理者が元に戻せます。',
  'What is your own, such as your saved searches, stays.': '保存した検索など、ご自身のデータは残ります。',
}
