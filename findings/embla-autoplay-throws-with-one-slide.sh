#!/usr/bin/env bash
# embla-carousel 8.6.0 with embla-carousel-autoplay 8.6.0: a carousel whose list comes from content may hold one slide for
# a while. The plugin is then listed by plugins(), and its play() throws a TypeError: it leaves its own start where there
# is one place to scroll to, without a word. isPlaying() and timeUntilNext() answer (false, null). And while a breakpoint
# keeps the carousel inactive, plugins() is undefined, where its type promises an object.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund embla-carousel@8.6.0 embla-carousel-autoplay@8.6.0 jsdom@26.1.0
cat >try.cjs <<'JS'
const { JSDOM } = require('jsdom')
const { window } = new JSDOM('<div id="carousel"><ul><li>The only review</li></ul></div>', { pretendToBeVisual: true })
class Observer {
  observe() {}
  disconnect() {}
}
window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} })
Object.assign(globalThis, {
  window,
  document: window.document,
  MutationObserver: window.MutationObserver,
  getComputedStyle: window.getComputedStyle,
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
})
const embla = require('embla-carousel')
const autoplay = require('embla-carousel-autoplay')
const start = (options) => embla(document.getElementById('carousel'), options, [autoplay({ playOnInit: false })])
const result = (run) => {
  try {
    return String(run())
  } catch (error) {
    return error.name
  }
}
const { plugins } = start({ loop: true })
console.log(`one slide: ${Object.keys(plugins())}, isPlaying ${result(() => plugins().autoplay.isPlaying())}, play ${result(() => plugins().autoplay.play())}`)
const inactive = start({ breakpoints: { '(min-width: 48rem)': { active: false } } })
console.log(`inactive: plugins ${inactive.plugins()}, places ${inactive.scrollSnapList().length}`)
process.exit()
JS
seen=$(node try.cjs)
echo "$seen"
[ "$seen" = "one slide: autoplay, isPlaying false, play TypeError
inactive: plugins undefined, places 1" ] || { echo 'This has changed.'; exit 1; }
