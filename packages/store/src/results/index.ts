import { told, untold } from '../told.ts'

export * from './alerts.ts'
export * from './days.ts'
export * from './proposals.ts'
export * from './reports.ts'
export type * from './tables.ts'

told('alert_readers', { columns: ['id', 'campaign_id', 'created_at'] })
untold('belongs_to_team', 'campaign_days', 'campaign_reports', 'proposals', 'alerts')
