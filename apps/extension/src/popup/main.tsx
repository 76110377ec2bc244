import { isLanguage, pickLanguage, setLanguage } from '@starling/text'
import { createRoot } from 'react-dom/client'
import { LoadFailure } from './LoadFailure.tsx'
import './styles.css'

const root = createRoot(document.getElementById('root')!)
const asked = new URLSearchParams(location.search).get('language')
try {
  await setLanguage(isLanguage(asked) ? asked : pickLanguage(null, navigator.languages))
  // Later, so that what was replaced by a newer version under an open popup can be told.
  const { Popup } = await import('./Popup.tsx')
  root.render(<Popup />)
} catch {
  root.render(<LoadFailure />)
}
