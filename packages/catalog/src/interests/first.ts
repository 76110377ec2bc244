/** A part of the IAB Content Taxonomy 3.1 (IAB Tech Lab, CC BY 3.0), cut as `../interests.ts` says. */
export const FIRST = `
150 Attractions
  151 Amusement and Theme Parks
  179 Bars & Restaurants
  181 Casinos & Gambling
  153 Historic Site and Landmark Tours
  154 Malls & Shopping Centers
  155 Museums & Galleries
  158 Nightclubs
  159 Outdoor Activities
  160 Parks & Nature
  177 Theater Venues
  178 Zoos & Aquariums
1 Automotive
  2 Auto Body Styles
    3 Commercial Trucks
    8 Convertible
    9 Coupe
    10 Crossover
    11 Hatchback
    12 Microcar
    13 Minivan
    14 Off-Road Vehicles
    15 Pickup Trucks
    4 Sedan
    5 Station Wagon
    6 SUV
    7 Van
  30 Auto Buying and Selling
  31 Auto Insurance
  32 Auto Parts
  33 Auto Recalls
  41 Auto Rentals
  34 Auto Repair
  35 Auto Safety
  36 Auto Shows
  37 Auto Technology
    38 Auto Infotainment Technologies
    39 Auto Navigation Systems
    40 Auto Safety Technologies
  16 Auto Type
    17 Budget Cars
    18 Certified Pre-Owned Cars
    19 Classic Cars
    20 Concept Cars
    21 Driverless Cars
    22 Green Vehicles
    23 Luxury Cars
    24 Performance Cars
  25 Car Culture
  26 Dash Cam Videos
  27 Motorcycles
  28 Road-Side Assistance
  29 Scooters
42 Books and Literature
  43 Art and Photography
  46 Comics and Graphic Novels
  48 Fiction
  49 Poetry
52 Business and Finance
  53 Business
    54 Business Accounting & Finance
    62 Business Administration
    63 Business Banking & Finance
      64 Angel Investment
      66 Business Loans
      67 Debt Factoring & Invoice Discounting
      68 Mergers and Acquisitions
      69 Private Equity
      70 Sale & Lease Back
      71 Venture Capital
    72 Business I.T.
    73 Business Operations
    79 Business Utilities
    74 Consumer Issues
      75 Recalls
    76 Executive Leadership & Management
    77 Government Business
    78 Green Solutions
    55 Human Resources
    56 Large Business
    57 Logistics
    58 Marketing and Advertising
    59 Sales
    60 Small and Medium-sized Business
    61 Startups
  80 Economy
    81 Commodities
    82 Currencies
    84 Financial Reform
    85 Financial Regulation
    86 Gasoline Prices
    87 Housing Market
    88 Interest Rates
    89 Job Market
  90 Industries
    91 Advertising Industry
    102 Agriculture
    113 Apparel Industry
    117 Automotive Industry
    118 Aviation Industry
    119 Biotech and Biomedical Industry
    120 Civil Engineering Industry
    121 Construction Industry
    122 Defense Industry
    92 Education industry
    93 Entertainment Industry
    94 Environmental Services Industry
    95 Financial Industry
    96 Food Industry
    97 Healthcare Industry
    98 Hospitality Industry
    99 Information Services Industry
    100 Legal Services Industry
    101 Logistics and Transportation Industry
    103 Management Consulting Industry
    104 Manufacturing Industry
    105 Mechanical and Industrial Engineering Industry
    106 Media Industry
    107 Metals Industry
    108 Non-Profit Organizations
    109 Pharmaceutical Industry
    110 Power and Energy Industry
    111 Publishing Industry
    112 Real Estate Industry
    114 Retail Industry
    115 Technology Industry
    116 Telecommunications Industry
123 Careers
  124 Apprenticeships
  125 Career Advice
  126 Career Planning
  127 Job Search
    128 Job Fairs
    129 Resume Writing and Advice
  130 Remote Working
  131 Vocational Training
80DV8O Communication
132 Education
  133 Adult Education
  137 College Education
    138 College Planning
    139 Postgraduate Education
      140 Professional School
    141 Undergraduate Education
  142 Early Childhood Education
  143 Educational Assessment
    144 Standardized Testing
  145 Homeschooling
  146 Homework and Study
  147 Language Learning
  148 Online Education
  149 Primary Education
  134 Private School
  135 Secondary Education
JLBCU7 Entertainment
  324 Movies
  338 Music
    342 Adult Album Alternative
    339 Adult Contemporary Music
      340 Soft AC Music
      341 Urban AC Music
    343 Alternative Music
    360 Blues
    344 Children's Music
    345 Classic Hits
    346 Classical Music
    347 College Radio
    348 Comedy (Music and Audio)
    349 Contemporary Hits/Pop/Top 40
    350 Country Music
    351 Dance and Electronic Music
    355 Hip Hop Music
    356 Inspirational/New Age Music
    357 Jazz
    358 Oldies/Adult Standards
    362 R&B/Soul/Funk
    359 Reggae
    363 Rock Music
      364 Album-oriented Rock
      365 Alternative Rock
      366 Classic Rock
      367 Hard Rock
      368 Soft Rock
    353 Songwriters/Folk
    369 Soundtracks, TV and Showtunes
    352 World/International Music
    377 Urban Contemporary Music
    378 Variety (Music and Audio)
  640 Television
8VZQHL Events
  162 Awards Shows
  180 Business Expos & Conferences
  185 Fan Conventions
186 Family and Relationships
  188 Dating
  190 Eldercare
  191 Marriage and Civil Unions
  192 Parenting
    193 Adoption and Fostering
    194 Daycare and Pre-School
    195 Internet Safety
    196 Parenting Babies and Toddlers
    197 Parenting Children Aged 4-11
    198 Parenting Teens
  200 Single Life
201 Fine Art
  202 Costume
  203 Dance
  204 Design
  205 Digital Arts
  206 Fine Art Photography
  207 Modern Art
  208 Opera
  209 Theater
210 Food & Drink
  211 Alcoholic Beverages
  215 Barbecues and Grilling
  216 Cooking
  217 Desserts and Baking
  218 Dining Out
  220 Food Movements
  221 Healthy Cooking and Eating
  222 Non-Alcoholic Beverages
  212 Vegan Diets
  213 Vegetarian Diets
  214 World Cuisines
SPSHQ5 Genres
  VKIV56 Nature
  325 Action/Adventure
  641 Animation & Anime
  44 Biographies
  646 Comedy
  332 Documentary
  647 Drama
  648 Factual
  645 Family/Children
  335 Fantasy
  EZWB7V History
  649 Holiday
  336 Horror
  TIFQA5 Lifestyle
  650 Music Video
  156 Musical
  331 Mystery
  651 Reality TV
  326 Romance
  652 Science Fiction
  642 Soap Opera
  643 Special Interest (Indie/Art House)
  370 Sports Radio
  371 Talk Radio
  376 Public Radio
  A0AH3G Talk Show
  KHPC6A Western
  51 Young Adult
  700 Thriller
223 Healthy Living
  225 Fitness and Exercise
    226 Participant Sports
    227 Running and Jogging
  229 Nutrition
  232 Wellness
`
