import './styles.css'
import { setErrorReporter } from '@starling/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { boot, isShownInPlace, queryClient, startLanguage } from './floor/index.ts'
import { meOptions } from './session/index.ts'
import { CrashBoundary, crashes, listenForCrashes, receivePass, routesOf } from './shell/index.ts'
import { SITES } from './sites/index.ts'

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
