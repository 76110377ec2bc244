import type { Sheet } from '../grammar.ts'

/** Communities bring good and bad (…했다), doing (…하는 중), todo (…하기), up, down, claim, fact (plain clauses), asking, spot. */
export const KOREAN: Sheet = {
  when: `
    [오늘|어제|그저께|오늘 아침|어젯밤|월요일에|화요일에|목요일에|금요일에|토요일에|일요일에]
    [점심|저녁|운동|산책] [전에|후에|직전에]
    비 오기 [전에|직전에]
    [{hour}시에|새벽에|아까|쉬는 시간에|집 오는 길에|방금]
    [얼마 전에|엊그제|지난달에|아침에|오후에|밤에]
    [지난주에|주말에|며칠 전에]
  `,
  soon: `
    [내일|모레|이번 주말에|금요일에|일요일에|다음 주에|오늘 밤에|언젠가|조만간|여름에]
    [시간 나면|비 그치면|잠 좀 자고|{name} 오면|바쁜 거 끝나면]
  `,
  withwho: `
    [동생이랑|아빠랑|사촌이랑|할머니랑|{name}(랑)|친구들이랑|친구랑|온 가족이랑|{othercity} 친구랑|이웃이랑|혼자]
  `,
  joy: `
    [진짜|완전|너무] [행복하다|뿌듯해|좋다|감동이야|최고야]
    [오늘 하루|이번 주] [성공|다 했다|완벽]
    [기다린|고생한] 보람 있다
    [웃음이|미소가] [안 멈춰|계속 나와]
    더 바랄 게 없다
    [눈물|소름] 났다
    이거지
    만점
    살 것 같다
  `,
  sigh: `
    [진짜|완전|너무] [힘들다|속상해|지친다|짜증나|허무해]
    [더는|이제] 못 하겠다
    [자고|집에 가고|휴가 가고|울고] 싶다
    [또|역시나|하필 오늘]
    [아무도|누구도] [말 안 해줘|몰라|답이 없어]
    내일 다시 하자
    에휴
    살려줘
    됐다 그냥
  `,
  open: `
    [근데|솔직히|아니|그러니까|고백하자면|알고 보니|잠깐,|여러분,|갑자기 든 생각인데|뭐랄까]
  `,
  thinker: `
    [내 생각엔|내가 보기엔|비주류 의견인데|계속 느끼는 건데|그냥 말할게|볼수록|솔직히 말해서|암만 봐도]
  `,
  post_good: `
    {when} {good}{?endjoy}
    [드디어|결국|믿기지 않지만] {good}{?endjoy}
    {good}
    {open} {up}
    {up}{?endjoy}
    {spot} 갔는데 {up}{?endjoy}
    {small}[달|주|년] 만에 {good}{?endjoy}
    {joy}. {up}
    [{num}일차|{small}주차]: {good}{?endjoy}
    [오랜만에|간만에|어쩌다] {withwho} {good}{?endjoy}
  `,
  post_bad: `
    {when} {bad}{?endsigh}
    {withwho} {bad}{?endsigh}
    {open} {down}
    {down}{?endsigh}
    {down}
    {spot} 갔더니 {down}{?endsigh}
    [또|당연히|아니나 다를까] {bad}{?endsigh}
    {sigh}. {down}
    [나만 그래?|왜 항상|이게 맞아?] {down}
  `,
  post_plain: `
    [지금|아직도|오후 내내] {withwho} {doing}
    {soon} {todo} [해야지|할까|계획|목표]
    {fact}
    {spot}에서 {withwho} [한참 앉아 있는 중|줄 서는 중|구경하는 중|수다 떠는 중]
    {when} {good}
    {name}(가) 그러는데 {claim}
  `,
  ask: `
    [급하게 묻는다|아는 사람 손|고민하다가 묻는다]. {asking}?
    [친구가|동생이|{name}(가)] 물어보는데, {asking}?
    {asking}?
    [근데|솔직히|잠깐,|여러분,] {asking}? [알려줘|추천 부탁|감사합니다|의견 구함|도와줘]
  `,
  take: `
    [누가 뭐래도|다들 아니라지만|작년에도 말했지만] {claim}
    {thinker} {claim}
    {thinker} {claim}. [끝|반박 환영|후회 없음|미안|이상]
    {claim}
  `,
  event_good: `
    {event}!! {joy}
    {event}. {joy}
    {event} 소식에 [하루 종일 들떠 있다|잠이 안 온다|아침부터 기분 좋다|혼자 웃는 중]
    [드디어|기다리던|올해도] {event}! {joy}
    {withwho} {event} 얘기만 [한 시간째|밤새|카페에서 실컷]
    {event} 때문에 [반차 냈다|알람 세 개 맞췄다|약속을 미뤘다]{?endjoy}
    [동생|옆자리 선배|{name}]도 {event} [기다렸대|챙긴대|얘기뿐이다]
    {event}, [이번 주의 행복|친구한테 바로 전화함|오늘의 하이라이트]
  `,
  event_bad: `
    {event}..{?endsigh}
    {event}. {sigh}
    {event} 소식 듣고 [멍하다|밥맛이 없다|한숨만 나온다]
    [하필|설마|결국] {event}{?endsigh}
    {event} 때문에 [계획 다 틀어짐|단톡방이 조용함|기운이 없음]{?endsigh}
    [친구|동생|{name}]도 {event} 때문에 [우울하대|화났대|말이 없다]
    [아침부터|자기 전에|점심 먹다가] {event} 보고 [한숨|멈칫|폰 내려놨다]
  `,
  event_plain: `
    {event} [다들 어떻게 생각해|나만 이제 알았나|누가 설명 좀 해 줄래]?
    타임라인이 온통 {event} [얘기|소식]
    {event} [소식|후기|정리글] [기다리는 중|찾는 중|읽는 중]
    [회사|학교|단톡방]에서도 {event} 얘기뿐
    {name}한테서 {event} 얘기 [들음|한참 들음|처음 들음]
    {event}, [일단 지켜보는 중|별생각 없음|할 말은 많지만 참는다]
    {soon} {event} [아는 사람|챙기는 사람|궁금한 사람]?
  `,
  life_good: `
    {when} {someone} {mood}{?endjoy}
    {when} {withwho} {food}{?endjoy}
    {city} {sky}{?endjoy}
    {when} {found} 찾음{?endjoy}
  `,
  life_bad: `
    {sky}, {bus}{?endsigh}
    {when} {found} 잃어버림{?endsigh}
    {when} {beast} {mischief}{?endsigh}
    {bus}{?endsigh}
    {when} {chore} 까먹음{?endsigh}
  `,
  life_plain: `
    {when} {someone} {mood}. [그게 다|좋은 아침|할 말 없음|끝]
    오늘은 {food}, {chore}, [낮잠|드라마|일찍 자기|책]
    {sky}. {soon} {chore} 해야지
    {food} 아니면 {food}? [골라 줘|고민 중|배고픔|오늘의 난제]
    {when} {withwho} {title} 봄. [재밌었음|조금 길었음|다시 봐도 좋음|중간에 졸았음]
  `,
  beast: `
    [우리 고양이가|{name}네 강아지가|옆집 고양이가|윗집 강아지가]
  `,
  mischief: `
    [토스트를|쿠키를|화분을|내 노트를|양말을|간식 봉지를] [엎음|물고 감|망가뜨림|깔고 잠]
  `,
  someone: `
    [옆집 분이|편의점 사장님이|조카가|경비 아저씨가|엄마가|관광객이|어떤 아이가|버스 기사님이]
  `,
  mood: `
    [엘리베이터에서|정류장에서|횡단보도에서|계단에서] [노래함|춤춤|인사해 줌|휘파람 붐]
    [귤을|빵을|사탕을|책을|과자를|꽃을] [줌|나눠 줌|챙겨 줌]
  `,
  food: `
    [김치찌개|떡볶이|냉면|비빔밥|라면|식은 피자|샐러드|김밥|칼국수|삼겹살|토스트|만두|치킨|순두부]
  `,
  sky: `
    [비|추위|더위|안개|겨울 햇살|바람|분홍 하늘|[2|12|28|33]도] [{hour}시부터|또|하루 종일|쉬지 않고|갑자기]
  `,
  bus: `
    [지하철|{num}번 버스|기차|엘리베이터] [만원|안 옴|멈춤|{num}분 늦음|국 냄새 남]
  `,
  found: `
    [만 원짜리|열쇠|{year}년 사진|양말 한 짝|공연 티켓|충전기|빌린 책]
  `,
  chore: `
    [설거지|은행 전화|우유 사기|빨래 널기|화분 물 주기|분리수거|월세 내기|서랍 정리]
  `,
  brand_good: `
    {when} {brand} {product} 사 봄{?endjoy}
    {brand} {product} [또 샀다|선물 받았다|벌써 세 번째]. {joy}
    {rival}에서 {brandname}(로) 바꿈. [안 돌아감|다 좋음|가족도 만족]
    {brand} 덕분에 [지각 면했다|한 시간 아꼈다|기분 풀렸다]{?endjoy}
    {brand} [직원분이 친절하다|주문이 빠르다|새 매장이 예쁘다]. {joy}
  `,
  brand_bad: `
    {when} {brand} [주문 안 됨|앱 먹통|가격 오름|주문 바뀜]{?endsigh}
    {brand}에서 {num}분 대기{?endsigh}
    {soon} {brandname} 말고 {rival} 간다. {sigh}
    예전 {brand} {product}(가) [더 나았다|더 쌌다|더 빨리 나왔다]. {sigh}
  `,
  brand_plain: `
    {brand} 아니면 {rival}? [한 단어로|고민 중|하나만 골라 줘]
    {brand} {product} [사 본 사람|어때|괜찮아]?
    {when} {brand} [광고|현수막|앞에 줄 선 사람들] 봄
    {brand}(가) [{othercity}에 매장 연대|메뉴 바꾼대|직원 뽑는대]. [두고 보자|궁금하다|아직 안 가 봄]
  `,
  share: `
    {claim}. [읽어볼 만함|저장|좋은 글] {url}
    {up}. [자세히|사진|기사] {url}
    {sub}에서 봤는데 {claim} {reddit}
  `,
  official: `
    [신제품|출시|오늘부터] {product}. [매일 쓰기 좋아요|온 가족이 함께|바쁜 아침에 딱|주말에 어울려요|{city} 매장에서 만나요] {url}
    {asking}? [알려주세요|댓글로] {url}
    [일요일까지|오늘만] {product} {num}% 할인 {url} {city} 감사합니다
  `,
  news: `
    {fact} {url}
    [이번 주|오늘의 화제|한 줄 소식]: {down} {url}
    [인터뷰|분석|르포]: {claim} {url}
    [좋은 소식|이번 주]: {up} {url}
  `,
  bot: `
    [특가|이벤트|긴급] {topic} {num}% [오늘만|무료|클릭] 👉 {url} {othercity} {name}
    {topic}(로) [하루|일주일] {big}만원, 문의 {name} {url} {hour}:{num}
    {topic} [추천|베스트] {num} {year} {url} {name} {othercity}
  `,
  cheer: `
    [축하해|대박|멋지다|부럽다|잘됐다|최고|역시|와|훌륭해|고생했어]
  `,
  comfort: `
    [힘내|아이고|저런|토닥토닥|그 마음 알아|속상하겠다|헐|괜찮아질 거야|어떡해]
  `,
  reply_good: `
    {cheer}! 나도 {soon} {todo} 해야지
    {cheer}. 나는 {when} {bad}
    {cheer}! 여기도 {up}
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}, 나도 {when} {bad}
    {comfort}. {soon} [푹 쉬어|맛있는 거 먹자|얘기하자|기분 전환하자]
    {comfort}, 여기도 {down}
  `,
  reply_plain: `
    [ㅋㅋ|오|나도|헐], {when} {good}
    {soon} 같이 [얘기할래|만날래|밥 먹을래|산책할래]?
    [맞아|글쎄|그럴지도], {claim}
  `,
  reply_answer: `
    [응|당연|무조건], {when} {good}
    [아니|절대|비추], {when} {bad}
    [아는 분한테|주변에|단골한테] 물어봐, [금방 알려줄 거야|다들 친절해|나도 그랬어]
  `,
  reply_take: `
    [인정|맞아|그니까|동의], {claim}
    [글쎄|난 반대|음|오히려], {claim}
    [아마도|잘 모르겠지만|그럴 수도 있지만], {claim}
  `,
  reply_back: `
    [고마워|ㅋㅋ|알겠어|맞아]! {soon} {todo} 할게
    [응|그러게|맞아], {fact}
    [아직|전혀], {down}
  `,
  quote: `
    [이거|맞말|주목|그니까]: {claim}
    [이거 보고 생각났는데|공감해서|덧붙이자면] {claim}
    {fact}
    [또|늘 그렇듯]: {down}
  `,
  reply_official: `
    안녕하세요 {name}님, {product} 불편을 드려 죄송합니다. [주문번호|자세한 내용]를 [DM|메시지]로 보내주시면 {soon} [확인|처리]하겠습니다
    감사합니다 {name}님! {product} [즐겁게 쓰세요|맛있게 드세요], {spot}에서 뵐게요
  `,
  bio_bot: `
    {topic} [특가|소식|이벤트] [24시간|매시간|무료] 👉
    [맞팔|부업 문의|링크 클릭] {topic}
  `,
  bio_likes: `
    {topics}
    {topics}, {topics}
    [늘|가끔|주로] {doing}
    [요즘은|여전히|늘] {topics} [얘기뿐|생각뿐|중심]
  `,
  bio_more: `
    [개인 의견|{othercity}에서 {city}(로)|눈팅|과묵함]
  `,
  bio_sub: `
    {sub}에도 있음
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
