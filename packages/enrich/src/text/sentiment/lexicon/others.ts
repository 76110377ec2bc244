/** Words of mood by language and strength, as in `english.ts`. Arabic with the dialect forms met on X. */
export const ARABIC = `
3 رائع رائعة ممتاز ممتازة مذهل جميل جميلة أحب احب أحبك احبك بحبك الحب مبروك تهانينا أفضل افضل أجمل اجمل عظيم روعة ابداع
2 سعيد سعيدة سعادة السعادة فرح فرحة الفرح شكرا شكراً شكر الحمد حلو حلوة حلوه طيب طيبة خير الخير فوز الفوز فاز نجاح
2 النجاح مبارك ههه هههه ههههه هههههه ههههههه يضحك ضحك ابتسامة تفاؤل أمل جيد ممتع الله_يسعدك تسلم يسلمو بطل ابطال
1 مهم سلام السلام صباح_الخير حب يحب هدية عيد اصدقاء أصدقاء دعم مساعدة صحيح احترام فخر فخور
-1 مشكلة مشاكل صعب صعبة تعب تعبان تعبانة ملل خوف الخوف ألم الم وجع آسف اسف للأسف خسارة الخسارة خسر غالي وحيد غريب قلق
-2 سيء سيئة حزين حزينة حزن الحزن بكاء يبكي ابكي أبكي دموع كره اكره أكره زعلان زعل غضب غاضب قذر زبالة غبي غبية اغبياء
-2 حمار كلب كلاب كذب كاذب كذاب الكذب فساد فاسد حرامي فشل فاشل اسوأ أسوأ اسوء موت الموت مات قتل القتل يقتل حرب الحرب
-2 عنف ارهاب إرهاب الارهاب الإرهاب قبيح ظلم الظلم ظالم خيانة خائن عار كارثة مصيبة تفجير شهيد قهر
-3 لعنة لعن ملعون مجرم مجرمين قاتل داعش خنزير حقير خسيس
`
export const HINDI = `
3 zabardast kamaal kamal shandar shaandar behtareen lajawab pyaar pyar mohabbat best badhai mubarak jabardast superb
2 accha acha achha achhi acchi achi badhiya badiya mast khush khushi sundar dhanyavad shukriya maza mazaa mza hasi jeet
2 jeeta jeet_gaye love nice good great jai zindabad pyara pyari salute garv naman happy wah waah haha hahaha bhai_bhai
1 sahi theek thik dost dosto yaar umeed madad support asha
-1 mushkil problem pareshan pareshani thak bore dar dukh dard galat maaf sorry kami akela akele mehnga
-2 bura buri kharab bekar bakwas ganda gandi gande dukhi rona ro gussa nafrat chor chori jhooth jhuth jhoota jhutha
-2 jhoothe bewakoof pagal gadha gadhe kutta kutte kutti sala saala saale saali harami kamina kamine sharam sharm besharam
-2 maut mar marna maar dhokha dhoka fail haar hara deshdrohi gaddar ghatiya fake bikau dalal chamcha chamche
-3 madarchod bhenchod bc mc chutiya chutiye randi gandu bhosdike bhosdi lanat
`
