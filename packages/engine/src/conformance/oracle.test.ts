import { nonsenseOf } from '../../conformance/nonsense.ts'
import { Oracle } from '../oracle/oracle.ts'

nonsenseOf('oracle', async (facts) => new Oracle(facts), 50)
