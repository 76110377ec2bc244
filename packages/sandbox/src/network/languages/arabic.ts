import type { Sheet } from '../grammar.ts'

export const ARABIC: Sheet = {
  when: `
    [اليوم|أمس|قبل أمس|صباح اليوم|ليلة أمس|يوم الأحد|يوم الاثنين|يوم الثلاثاء|يوم الخميس|يوم السبت]
    [قبل|بعد] [العمل|الغداء|المحاضرة|القهوة|المطر|العشاء]
    [الساعة {hour}|آخر الليل|في المترو|وقت الاستراحة|في طريق العودة|في الباص]
    [على عجل|بالصدفة|تحت المطر|في آخر لحظة|بدون تخطيط|وأنا نصف نائم]
    [الأسبوع الماضي|نهاية الأسبوع]
  `,
  soon: `
    [غدًا|بعد غد|نهاية الأسبوع|يوم الخميس|الأسبوع القادم|الليلة|قريبًا|آخر الشهر|في الصيف|يومًا ما]
    [إذا توفر الوقت|إذا توقف المطر|بعد الراتب|بعد الامتحانات|لو رجع {name}]
  `,
  withwho: `
    مع [أختي|أبي|ابن عمي|جدتي|{name}|الأصدقاء|زميل السكن|العائلة|صديقين من {othercity}|الجار|مديرتي]
  `,
  joy: `
    [يا|كم هي] [سعادة|روعة|فرحة|راحة]
    [سعيد|فخور|ممتن|مبسوط] [جدًا|اليوم|حقًا|من قلبي]
    [يستحق|استحق] [الانتظار|التعب|كل دقيقة]
    [أجمل|أحلى] [لحظة|ليلة|مفاجأة] [هذا الشهر|منذ زمن|هذا العام]
    لا أطلب أكثر
    عشرة من عشرة
    كنت محتاج هذا
    ما زلت أبتسم
  `,
  sigh: `
    [يا|كم هو] [تعب|إحباط|ملل|خيبة]
    [لم أعد|ما عدت] أحتمل
    [أريد|أبغى] [النوم|إجازة|البيت|لحظة هدوء]
    [كالعادة|مرة ثانية|اليوم بالذات]
    [متعب|محبط|منزعج|زعلان] [جدًا|اليوم|فعلًا]
    غدًا أحاول
    لا أحد [يرد|يشرح|ينبّه]
    ما علينا
    النجدة
  `,
  open: `
    [بصراحة،|اسمعوا،|طيب،|أعترف:|اكتشفت أن|يا جماعة،|ملاحظة صغيرة:|على فكرة،|الحقيقة،|فجأة فكرت:]
  `,
  thinker: `
    [أظن أن|برأيي|رأي غير شائع:|ما زلت أقول:|سأقولها:|كلما كبرت اقتنعت أن|صدقًا،|في النهاية]
  `,
  post_good: `
    {when} {good}{?endjoy}
    [أخيرًا|وأخيرًا|لا أصدق،] {good} {withwho}{?endjoy}
    {good} و{up}{?endjoy}
    {open} {up}
    {up}{?endjoy}
    {up}، و{when} {good}
    مررت على {spot} {withwho}. {up}
    منذ {small} [أشهر|أسابيع] أحلم: {todo}، و{when} {good}
    {joy}. {up}
    [اليوم {num}|الأسبوع {small}]: {good}{?endjoy}
  `,
  post_bad: `
    {when} {bad}{?endsigh}
    {bad} {withwho}{?endsigh}
    {open} {down}
    {down}{?endsigh}
    {down}، وفوق ذلك {bad}
    الخطة كانت {todo} {when} لكن {down}
    وصلت إلى {spot} و{down}{?endsigh}
    [مرة أخرى|طبعًا|كالعادة] {bad}{?endsigh}
    {sigh}. {down}
    [هل أنا فقط أم|لماذا|كيف يعقل أن] {down}؟
  `,
  post_plain: `
    [الآن|لا زلت|طوال اليوم] {doing} {withwho}
    {soon} [أنوي|لازم|يمكن] {todo}
    {fact}. {soon} موعد {todo}
    {todo} أو {todo}؟ [محتار|ساعدوني|صوّتوا|لا أدري]
    في {spot} {withwho}. {fact}
    {fact} [وأنا|بينما أنا|لذلك أنا] {doing}
    خطة {soon}: {todo} ثم {todo}
    {when} {good}، ثم {bad}. [تعادل|هي الحياة|لا بأس]
    {name} [يقول|يحلف|كتب لي] أن {claim}
    {doing} [حتى الساعة {hour}|ونسيت الوقت|مع كوب شاي|بهدوء]
  `,
  ask: `
    {asking}؟
    {open} {asking}؟ [شكرًا|أفيدوني|أحتاج رأيكم|اقتراحات|ساعدوني]
    {soon} أريد {todo}. {asking}؟
    هل من أحد [في {city}|هنا|غيري] {doing}؟ {fact}
    {down}. {asking}؟
    [أيهما أفضل|هل الأفضل] {todo} أو {todo}؟
  `,
  take: `
    {thinker} {claim}
    {thinker} {claim}. [انتهى|ناقشوني|بلا ندم|آسف|نقطة]
    {claim} و{claim}
    {fact}، لكن {claim}
    قبل {todo} اعرف أن {claim}
    {topic}: {claim}
  `,
  event_good: `
    {event}! {joy}
    {event} و{up}{?endjoy}
    أتابع {event} {withwho}. {up}
    {good} بسبب {event}{?endjoy}
  `,
  event_bad: `
    {event}..{?endsigh}
    {event} و{down}{?endsigh}
    كنت أنوي {todo} ثم {event}{?endsigh}
    {down} بسبب {event}
  `,
  event_plain: `
    [من|هل أحد] يتابع {event} {soon}؟
    {event}، وأنا {doing}
    عن {event}: {claim}
    {event} بعد {num} دقيقة. حتى ذلك الحين {doing}
  `,
  life_good: `
    {when} {animal} {antic}{?endjoy}
    {food} {withwho} {when}{?endjoy}
    {sky} في {city}{?endjoy}
    وجدت {found} {when}{?endjoy}
  `,
  life_bad: `
    {sky}، و{bus}{?endsigh}
    ضاع {found} {when}{?endsigh}
    {bus}. {animal} {antic}{?endsigh}
    نسيت {chore} {when}{?endsigh}
  `,
  life_plain: `
    {animal} {antic} {when}. [هذا كل شيء|صباح الخير|بلا تعليق|انتهى]
    اليوم: {food}، {chore}، و[قيلولة|مسلسل|نوم مبكر|كتاب]
    {sky}. {soon} موعد {chore}
    {food} أو {food}؟ {sky}
    {when} شاهدت {title} {withwho}. {animal} {antic}
  `,
  animal: `
    [قطتي|كلب {name}|الجار|صاحب البقالة|ابن أختي|حمامة|حارس العمارة|أمي|طفل الجيران|سائح]
  `,
  antic: `
    [أكل|خبّأ|سرق|أهداني|نام على|أسقط|ضحك على] [وشاحي|قطعة خبز|المفاتيح|لوحة المفاتيح|نصف ليمونة|دفتري|المزهرية|المظلة]
    [غنّى|رقص|عطس|حدّق بي] [في المصعد|طوال العصر|أمام الجميع|بلا سبب]
  `,
  food: `
    [كشري|شاورما|فول|مندي|ملوخية|بيتزا باردة|سلطة|كبسة|عدس|فلافل|معكرونة|محاشي|بيض|كنافة]
  `,
  sky: `
    [مطر|برد|حر|ضباب|شمس الشتاء|رياح|سماء وردية|{num} درجة] [منذ الساعة {hour}|مرة أخرى|طوال اليوم|بلا توقف|فجأة]
  `,
  bus: `
    [المترو|الباص {num}|القطار|المصعد] [مزدحم|لا يصل|تعطل|متأخر {num} دقيقة|رائحته شوربة]
  `,
  found: `
    [ورقة نقدية قديمة|مفاتيحي|صورة من {year}|جورب|تذكرة الحفل|الشاحن|كتاب مستعار]
  `,
  chore: `
    [غسل الصحون|الاتصال بالبنك|شراء الحليب|نشر الغسيل|سقي النباتات|إخراج القمامة|دفع الإيجار|ترتيب الدرج]
  `,
  brand_good: `
    {when} جربت {product} من {brand}{?endjoy}
    {brand}: {product} [وصل مبكرًا|يعمل|رائع|أحببته]{?endjoy}
    انتقلت من {rival} إلى {brandname} و{up}
    بفضل {brand} {good}{?endjoy}
  `,
  brand_bad: `
    {brand}، {product} [لم يصل|تعطل|لا يعمل|ارتفع سعره] {when}{?endsigh}
    {num} دقيقة أنتظر {brand} بسبب {product}{?endsigh}
    {soon} أترك {brandname} إلى {rival}. {down}
  `,
  brand_plain: `
    {brand} أو {rival} من أجل {todo}؟
    من جرب {product} من {brand}؟ {fact}
    رأيت {product} من {brand} في {spot} {when}. {fact}
  `,
  share: `
    {claim}. [يستحق القراءة|حفظته|مقال جميل] {url}
    {fact}. [المزيد|صور|المقال] {url}
    لمن يريد {todo} {soon} {url} {fact}
    في {sub} يقولون {claim} {reddit}
  `,
  official: `
    [جديد|متوفر الآن|اليوم]: {product}. [لمن يحب|من أجل] {todo} {soon} {url}
    {asking}؟ [أخبرونا|اكتبوا لنا] {url}
    [حتى الأحد|اليوم فقط] خصم {num}% على {product} {url} شكرًا {city}
  `,
  news: `
    {fact}. {claim} {url}
    {othercity}: {down} {url}
    [حوار|تحليل|تقرير]: {claim} {url}
    [خبر جميل|هذا الأسبوع]: {up} {url}
  `,
  bot: `
    [عرض|سحب|عاجل] {topic} {num}% [اليوم فقط|مجانًا|اضغط] 👉 {url} {othercity} {name}
    [اربح|اكسب] {big} [يوميًا|أسبوعيًا] من {topic}، راسل {name} {url} {hour}:{num}
    [أفضل|أقوى] {num} {topic} {year} {url} عبر {name} {othercity}
  `,
  cheer: `
    [مبروك|رائع|عظيم|تستاهل|جميل|فخور بك|يا سلام|ممتاز|أغبطك|برافو]
  `,
  comfort: `
    [سلامات|يا ساتر|آسف لك|أشعر بك|وأنا كذلك|لا تحزن|صعبة|حضن|صبرك]
  `,
  reply_good: `
    {cheer}! {soon} أريد {todo}
    {cheer}، أنا {when} {bad}
    {cheer}! {up} أيضًا [هنا|في {othercity}]
    {cheer}، {asking}؟
  `,
  reply_bad: `
    {comfort}، أنا {when} {bad}
    {comfort}. {soon} الأفضل {todo}
    {comfort}، {down} [هنا أيضًا|دائمًا]
  `,
  reply_plain: `
    [هههه|نفس الشيء|طيب|آه]، أنا {when} {good}
    {soon} ممكن {todo} [معًا|أكيد]
    و{asking}؟ {fact}
    [صحيح|يعتمد|ربما]، {claim}
  `,
  reply_answer: `
    [عادةً|الأفضل|جرّب|الحل] {todo}، {claim}
    [نعم|أكيد|طبعًا]، {when} {good}
    [لا|إياك|لا أنصح]، {when} {bad}
    اسأل في {spot}، {fact}
  `,
  reply_take: `
    [بالضبط|أتفق|صح|هذا هو]، {claim}
    [لا أظن|أختلف|امم|بالعكس]، {claim}
    {fact}، إذن [ربما|لست متأكدًا|ممكن]
  `,
  reply_back: `
    [شكرًا|هههه|تمام|صحيح]! {soon} سأحاول {todo}
    [نعم|فعلًا|بالضبط]، {fact}
    [ليس بعد|للأسف لا]، {down}
  `,
  quote: `
    [هذا|بالضبط|انتبهوا|شاهدوا]: {claim}
    [قرأت هذا|اليوم بالذات] {when} و{up}
    {fact}. {soon} موعد {todo}
    [مرة أخرى|دائمًا هكذا]: {down}
  `,
  reply_official: `
    أهلًا {name}، [نعتذر|آسفون] بخصوص {product}. [أرسل لنا|راسلنا] [رقم الطلب|التفاصيل] على الخاص و[نحلها|نتابع] {soon}
    شكرًا {name}! [استمتع بـ|نتمنى أن يعجبك] {product}، [نراك في|تحية من] {spot}
  `,
  bio_bot: `
    [عروض|أخبار|جوائز] {topic} [٢٤ ساعة|كل ساعة|مجانًا] 👉
    [اربح|متابعة متبادلة|الرابط] {topic}
  `,
  bio_teen: `
    AGE سنة
    طالب ثانوي
  `,
  bio_young: `
    AGE سنة
    [طالبة|طالب] جامعة {city}
  `,
  bio_adult: `
    AGE سنة
    مواليد BORN
  `,
  bio_old: `
    متقاعد، AGE
    جد لـ{small}
  `,
  bio_woman: `
    [أم|أخت|بنت] {city}
    أم لطفلين
  `,
  bio_man: `
    [أب|أخ|شاب] {city}
    أب لطفلين
  `,
  bio_likes: `
    {topics}
    {topics} و{topics}
    [دائمًا|غالبًا|أحيانًا] {doing}
    أحب {todo}
  `,
  bio_more: `
    [آراء شخصية|من {othercity} إلى {city}|أقرأ فقط|قليل الكلام]
  `,
  bio_sub: `
    أيضًا في {sub}
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
