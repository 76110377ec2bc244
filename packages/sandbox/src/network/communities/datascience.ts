import { community } from './community.ts'

export const DATASCIENCE = community({
  slug: 'datascience',
  title: 'Data and AI',
  language: 'en',
  size: 0.9,
  ages: [20, 58],
  hours: 'office',
  week: 'weekday',
  mood: [0.3, 0.3],
  hashtags: 'datascience machinelearning python llm dataviz statistics',
  emoji: '📊 🤖 🐍 📉 🧪',
  subreddits: 'datascience MachineLearning statistics',
  countries: { US: 3, GB: 1, IN: 3, CA: 1, SG: 2, IE: 1, AU: 1, KE: 1 },
  leaders: `
    Kavya Iyer | kavyaiyer_ml | Evaluation nerd. Your baseline is too weak
    Residuals | *residualsnews | A weekly on models and their errors
  `,
  happenings: `
    the {model} release | ModelRelease | 0.4 | 3
    the benchmark leak | BenchmarkGate | -0.7 | 2.4
  `,
  sheet: {
    model: `
      [the baseline|Gradient-7|a random forest|the big model|the embedding model|logistic regression|Corvid-XL|the ranking model]
    `,
    data: `
      [the label file|a csv|the holdout set|the dashboard|a big join|the churn table|the feature store|the survey data|the event log|the time zone table]
    `,
    topics: `
      {model}
      [data cleaning|evals|prompts|dashboards|p values|notebooks|{data}|explainability]
    `,
    good: `
      beat {model} with [{num} rows|a group by|plain sql|one feature]
      [cleaned|deduped|documented|labelled] {data} [by hand|for {small} hours|without crying]
      explained {model} to [finance|{name}|a room of {num}]
      cut [training|inference] from {small} hours to {num} minutes
      found a leak in {data} [before launch|on slide {small}]
    `,
    bad: `
      trained {model} on [the test set|{data} from {year}|an old export]
      dropped {data} [in prod|twice|before the backup]
      ran [a {num} hour job|{big} dollars of gpu] with a typo
      promised {name} a forecast from {data}
    `,
    doing: `
      staring at {data}
      waiting for {model} to [converge|load|stop hallucinating]
      plotting {data} [in {small} colours|until it confesses]
      tuning {model} [by vibes|all afternoon]
    `,
    todo: `
      [check|plot|distrust] {data}
      compare {model} to a baseline
      [retrain|retire|explain] {model}
      write down what is in {data}
    `,
    up: `
      {model} [generalises|beat the vendor|fits on a laptop]
      {data} [reconciled|matched finance|made sense]
      the [ablation|a/b test|dashboard] [agrees|came back clean] for {model}
    `,
    down: `
      {model} [overfits|hallucinates {data}|got worse after the update]
      {data} [changed schema|has {num} spellings|is {small} percent missing]
      stakeholders want {model} [by {weekday}|on one slide]
      the gpu bill [is {big}|doubled] because of {model}
    `,
    claim: `
      {model} is [enough|plenty|overkill] for [most|{num} percent of] problems
      I'd rather fix {data} than tune {model}
      a good chart beats {model}
      if you can't explain {data} you can't ship {model}
      most dashboards [get opened {small} times|could be an email]
    `,
    asking: `
      how do you evaluate {model} without labels
      what do you do about {data}
      median or mean for {data}
      is {model} worth the gpu
    `,
    fact: `
      {data} has {big} columns
      {model} took {num} minutes to train
      accuracy is {num} point {small}
      {name} renamed {data} again
    `,
    spot: `
      the [office|reading group|conference in {othercity}|standup|data meetup]
    `,
  },
})
