import './styles.css'
import { setErrorReporter } from '@starling/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { meOptions } from './auth/session.ts'
import { boot } from './boot.ts'
import { CrashBoundary } from './shell/CrashBoundary.tsx'
import { listenForCrashes } from './shell/crash.ts'
import { crashes } from './shell/crashes.ts'
import { startLanguage } from './shell/language.ts'
import { isShownInPlace } from './shell/load-screen.ts'
import { queryClient } from './shell/query-client.ts'
import { routesOf } from './shell/router.tsx'
import { receivePass } from './shell/site-pass.ts'
import { SITES } from './sites/sites.ts'

listenForCrashes(window, crashes.capture)
setErrorReporter(crashes.capture)

// English stands in when the other table cannot be loaded.
await startLanguage().catch(crashes.capture)
await receivePass()
// First of all calls: whatever is asked of the server meanwhile waits for it.
void queryClient.prefetchQuery(meOptions)

const router = createBrowserRouter(routesOf(SITES[boot.site], boot))
// A task of its own: reading the app is one already, and its screen is on its way meanwhile.
await new Promise((resolve) => setTimeout(resolve))
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider
          router={router}
          onError={(error) => {
            if (!isShownInPlace(error)) crashes.capture(error)
          }}
        />
      </QueryClientProvider>
    </CrashBoundary>
  </StrictMode>,
)
