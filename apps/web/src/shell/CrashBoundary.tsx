import { t } from '@starling/text'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashText, ReloadButton } from './CrashNotice.tsx'
import { crashes } from './reports/crashes.ts'

/** The last net: when the shell itself cannot be drawn, a page that says so. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    crashes.capture(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="mx-auto grid min-h-dvh max-w-120 content-center justify-items-start gap-4 p-6">
        <h1 className="font-strong text-20">Starling</h1>
        <CrashText id={crashes.shown.get()?.id ?? ''} />
        <ReloadButton label={t('Reload')} />
      </main>
    )
  }
}
