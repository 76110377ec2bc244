export const accounts = {
  'Ad accounts': '広告アカウント',
  'Ad account': '広告アカウント',
  'Ad accounts of the team': 'チームの広告アカウント',
  'Campaigns run in these. Each uses the access of whoever linked it, and closes as soon as that access ends.':
    'キャンペーンはこれらのアカウントで配信します。連携した人のアクセス権を使うため、その権限がなくなるとすぐに利用できなくなります。',
  'No ad accounts yet': '広告アカウントはまだありません',
  'Link one that X opens to you, and the team can plan and run campaigns in it.':
    'Xで利用できる広告アカウントを連携すると、チームでキャンペーンを計画・配信できます。',
  'Link an ad account': '広告アカウントを連携',
  'The team then works in it with your access at X, within the roles and caps set here.':
    'チームは、ここで決めた役割と上限の範囲で、あなたのXのアクセス権を使って操作します。',
  'X opens no ad account to you': 'Xで利用できる広告アカウントがありません',
  'Connect your X account under You and add its ad accounts, or ask a member to share one of theirs.':
    '「あなた」でXアカウントを連携して広告アカウントを追加するか、メンバーに共有を依頼してください。',
  '{{name}} is linked to the team.': '{{name}}をチームに連携しました。',
  'shared by {{email}}': '{{email}}から共有',
  Linked: '連携済み',
  'Link {{name}}': '{{name}}を連携',
  'Not accepted by X': 'Xで未承認',
  'Access checked {{ago}}': 'アクセスの確認: {{ago}}',
  'with your access': 'あなたのアクセス権を使用',
  'with the access of {{email}}': '{{email}}のアクセス権を使用',
  Agency: '代理店',
  'Look only': '閲覧のみ',
  'Approval for all spending': 'すべての支出に承認が必要',
  'X opens {{name}} to the team.': '{{name}}はXで利用できます。',
  'Check access to {{name}}': '{{name}}へのアクセスを確認',
  'Check access': 'アクセスを確認',
  Roles: '役割',
  'Remove {{name}}': '{{name}}を削除',
  'Nothing is sent to it any more. Campaigns that are running there go on at X until someone pauses them there.':
    '今後は何も送信されません。配信中のキャンペーンは、X上で一時停止されるまで配信が続きます。',
  'Roles in {{name}}': '{{name}}での役割',
  'Who can draft prepares campaigns and asks for their launch. Who can spend launches them, and approves what others ask for.':
    '下書きできる人は、キャンペーンを準備して配信開始を依頼できます。支出できる人は、配信を開始し、ほかの人の依頼を承認できます。',
  'This installation lets everybody only look at this ad account, whatever their role.':
    'このサイトの設定により、この広告アカウントは役割にかかわらず閲覧のみできます。',
  'Role of {{name}}': '{{name}}の役割',
  'As usual: {{role}}': '通常どおり: {{role}}',
  'Can look': '閲覧できる',
  'Can draft': '下書きできる',
  'Can spend': '支出できる',
  'Closed: the X account that opened it was disconnected. Link it again to use it.':
    '利用できません。使用していたXアカウントの連携が解除されました。使うには連携し直してください。',
  'Closed: its owner no longer shares it. Ask them, then link it again.':
    '利用できません。所有者が共有を終了しました。所有者に依頼してから、連携し直してください。',
  'Closed: whoever linked it is no longer in the team. Someone else with access can link it again.':
    '利用できません。連携した人がチームを離れました。アクセス権を持つ別の人が連携し直すと利用できます。',
  'Closed: whoever linked it took it back. Someone else with access can link it again.':
    '利用できません。連携した人が取り消しました。アクセス権を持つ別の人が連携し直すと利用できます。',
  'X does not open this ad account any more.': 'この広告アカウントは、Xで利用できなくなりました。',

  'Spending caps': '支出上限',
  'The most that campaigns may reserve in a calendar month. Above a cap, a second person has to approve. Raising a cap needs another admin.':
    '暦月ごとにキャンペーンの予算として確保できる上限です。超える場合は、別の人の承認が必要です。上限を引き上げるには、別の管理者の承認が必要です。',
  'No spending caps': '支出上限はありません',
  'Whoever can spend launches campaigns of any budget alone.':
    '支出できる人は、予算の大きさにかかわらず一人で配信を開始できます。',
  'Set a cap': '上限を設定',
  'Change a spending cap': '支出上限を変更',
  'A lower cap applies immediately. What campaigns have reserved already stays reserved.':
    '引き下げはすぐに反映されます。確保済みの予算はそのまま残ります。',
  'Applies to': '対象',
  'All ad accounts in {{currency}}': '{{currency}}のすべての広告アカウント',
  'An ad account that was removed': '削除された広告アカウント',
  '{{currency}} a month': '1か月あたりの金額（{{currency}}）',
  '0 means that everything needs a second person.': '0にすると、すべてに別の人の承認が必要になります。',
  'This is not an amount in {{currency}}': '{{currency}}の金額ではありません',
  'The cap is {{amount}} a month.': '上限は1か月{{amount}}です。',
  'Another admin has to approve. Until then the cap is {{amount}} a month.':
    '別の管理者の承認が必要です。それまで、上限は1か月{{amount}}です。',
  'Another admin has to approve. Until then the cap holds.': '別の管理者の承認が必要です。それまで、上限は有効です。',
  'Used of the cap for {{name}}': '{{name}}の上限の使用率',
  '{{month}}: {{held}} reserved, {{spent}} spent by campaigns that are over, {{left}} left':
    '{{month}}: 確保済み{{held}}、終了したキャンペーンの支出{{spent}}、残り{{left}}',
  'Change the cap for {{name}}': '{{name}}の上限を変更',
  'Remove the cap for {{name}}': '{{name}}の上限を削除',
  'The cap for {{name}} was removed.': '{{name}}の上限を削除しました。',
  'Campaigns no longer need a second person because of it. With another admin in the team, they decide.':
    'この上限による承認は不要になります。チームに別の管理者がいる場合は、その人の承認が必要です。',
  '{{who}} asked to remove this cap. Another admin has to approve.':
    '{{who}}がこの上限の削除を依頼しています。別の管理者の承認が必要です。',
  '{{who}} asked for {{amount}} a month. Another admin has to approve.':
    '{{who}}が1か月{{amount}}への引き上げを依頼しています。別の管理者の承認が必要です。',
  Approve: '承認',
  Refuse: '却下',
  'Take back': '依頼を取り下げる',

  'Ad accounts you share': '共有している広告アカウント',
  'Members you let use one of your ad accounts can link it to the team. Revoking closes it immediately.':
    '広告アカウントを共有したメンバーは、それをチームに連携できます。共有をやめると、すぐに利用できなくなります。',
  'You share no ad account': '共有している広告アカウントはありません',
  'To let the whole team use one, link it above.': 'チーム全体で使うには、上で連携してください。',
  'Share an ad account': '広告アカウントを共有',
  '{{account}}, since {{date}}': '{{account}}（{{date}}から）',
  'Stop sharing': '共有をやめる',
  'Stop sharing {{account}} with {{name}}': '{{name}}への{{account}}の共有をやめる',
  '{{name}} can no longer use {{account}}.': '{{name}}は{{account}}を使えなくなりました。',
}
