import path from 'node:path'
import type { Question, Scope } from '@starling/question'
import type { Primitive, SectionId } from '@starling/sections'
import type { ClusterOptions } from './cluster/shards.ts'
import type { SectionAnswer } from './honest/answer.ts'
import { Answering, type SectionResult } from './honest/answering.ts'
import type { SectionOptions } from './honest/plan.ts'
import { type Alone, freely } from './keeping/alone.ts'
import { ClusterKeeper } from './keeping/cluster-keeper.ts'
import { CorpusFolder } from './keeping/corpus-folder.ts'
import { CorpusWriter } from './keeping/corpus-writer.ts'
import { IndexKeeper } from './keeping/index-keeper.ts'
import type { CorpusReads, EngineStatus, Keeper, KeeperOptions } from './keeping/keeper.ts'
import type { AnswerTo } from './port/answers.ts'
import type { AskOptions, Backend, BackendState } from './port/backend.ts'

type OfCluster = {
  engine: 'cluster'
  cluster: ClusterOptions
  /** Without one it answers what others have loaded. */
  corpus_dir?: string | undefined
  /** How long a database that is no longer asked is kept for who still asks it. */
  grace_seconds?: number
}
type OfIndex = { engine: 'index'; corpus_dir: string; index_dir: string; workers?: number; memory_bytes?: number }
export type EngineOptions = (OfIndex | OfCluster) &
  KeeperOptions & {
    /** Seconds since 1970. */
    now?: () => number
    /** Where several servers share the corpus: who of them may write. */
    alone?: Alone
  }

/** What only who has the corpus on its own disk can do. */
export type HeldCorpus = Pick<CorpusFolder, 'idsFrom'> & Pick<CorpusWriter, 'write'>

/** Opens at once; `status` says how far it is. */
export function openEngine(options: EngineOptions): Engine {
  const { alone = freely, now, corpus_dir } = options
  const keeper = options.engine === 'index' ? new IndexKeeper(options) : new ClusterKeeper(options)
  return new Engine(keeper, corpus_dir === undefined ? undefined : heldAt(path.resolve(corpus_dir), alone), now)
}

function heldAt(dir: string, alone: Alone): HeldCorpus {
  const folder = new CorpusFolder(dir)
  const writer = new CorpusWriter(dir, alone)
  return {
    idsFrom: (source, table, after) => folder.idsFrom(source, table, after),
    write: (what, use, signal) => writer.write(what, use, signal),
  }
}

/** The one door to answers and to the corpus behind them, whatever keeps it. */
export class Engine implements Backend {
  /** The corpus itself, where it lies on this machine. */
  readonly held: HeldCorpus | undefined
  readonly #keeper: Keeper
  readonly #answering: Answering

  constructor(keeper: Keeper, held: HeldCorpus | undefined, now?: () => number) {
    this.#keeper = keeper
    this.held = held
    this.#answering = new Answering(keeper, now)
  }

  /** The answer to one section; refused where the question does not ask for it. */
  section<const Id extends SectionId>(
    id: Id,
    question: Question,
    options?: SectionOptions,
  ): Promise<SectionAnswer<Id>> {
    return this.#answering.section(id, question, options)
  }

  /** Answers as they are ready; one that fails does not stop the others. */
  sections<const Id extends SectionId>(
    ids: readonly Id[],
    question: Question,
    options?: SectionOptions,
  ): AsyncGenerator<SectionResult<Id>> {
    return this.#answering.sections(ids, question, options)
  }

  ask<const P extends readonly Primitive[]>(
    scope: Scope,
    primitives: P,
    asked?: AskOptions,
  ): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
    return this.#keeper.ask(scope, primitives, asked)
  }

  state(): Promise<BackendState> {
    return this.#keeper.state()
  }

  get status(): EngineStatus {
    return this.#keeper.status
  }

  /** Another one whenever answers may be other ones; none while they are changing. */
  get version(): string | undefined {
    return this.#keeper.version
  }

  /** What rows tell beyond answers. */
  get corpus(): CorpusReads {
    return this.#keeper.corpus
  }

  /** Resolves when everything that is in the corpus now can be asked about. */
  keepUp(): Promise<void> {
    return this.#keeper.keepUp()
  }

  close(): Promise<void> {
    return this.#keeper.close()
  }
}
