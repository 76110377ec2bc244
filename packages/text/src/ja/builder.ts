/** The audience builder and the description reader. */
export const builder = {
  'Nobody is targeted by their health.': '健康状態によるターゲティングは行いません。',
  'Nobody is targeted by their religion.': '宗教によるターゲティングは行いません。',
  'Nobody is targeted by their political views.': '政治的な考えによるターゲティングは行いません。',
  'Nobody is targeted by their sexuality or gender identity.': '性的指向や性自認によるターゲティングは行いません。',
  'Nobody is targeted by their ethnic origin.': '人種や民族によるターゲティングは行いません。',
  'Nobody is targeted by money troubles.': '経済的な困窮によるターゲティングは行いません。',
  'Nobody is targeted by membership of a union.': '労働組合への加入によるターゲティングは行いません。',
  'Nobody is targeted by crime, as offender or as victim.': '犯罪の加害・被害によるターゲティングは行いません。',
  'Children are not targeted. X is for people of 13 and over.':
    '子どもはターゲティングの対象にしません。Xは13歳以上の方のものです。',
  Reach: 'リーチ重視',
  Precision: '精度重視',
  'Not verified': '未認証',
} as const
