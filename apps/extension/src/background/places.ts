/** Where the extension works, as its manifest says: nowhere else is it let in. */
function placesOf() {
  const { version, homepage_url, content_scripts } = chrome.runtime.getManifest()
  const [product, ads] = content_scripts
  const at = (pattern: string) => new URL(pattern.replace(/\*$/, ''))
  return {
    version,
    /** The page of the product where it is signed in. */
    home: new URL(homepage_url),
    sites: product!.matches.map((pattern) => at(pattern).origin),
    ads_page: at(ads!.matches[0]!),
  }
}
export const PLACES = placesOf()

type Sender = chrome.runtime.MessageSender
/** A content script in the page itself, never in a frame of it. */
const isPage = ({ tab, frameId }: Sender) => tab?.id !== undefined && frameId === 0
export const isAdsPage = (sender: Sender): boolean => isPage(sender) && sender.origin === PLACES.ads_page.origin
export const isProductPage = (sender: Sender): boolean => isPage(sender) && PLACES.sites.includes(sender.origin ?? '')
/** The popup, also where it was opened in a tab. */
export const isPopup = ({ origin, url }: Sender): boolean =>
  (origin ?? (url && new URL(url).origin)) === `chrome-extension://${chrome.runtime.id}`
