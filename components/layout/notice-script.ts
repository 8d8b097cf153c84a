/** Where the device remembers the notice that was dismissed last. */
const KEY = 'notice'

/**
 * Hides a notice that was dismissed on this device, and else makes its button work. Inline, behind the notice: a script
 * that came later would let it flash up. What is stored is compared, never shown or run. Visitors who come from elsewhere
 * have the notice announced: a live region speaks of what changes in it, so its text is put in once more.
 * @param id of the notice: hexadecimal digits.
 */
export const noticeScript = (id: string) =>
  `(()=>{const bar=document.getElementById("notice"),store=work=>{try{return work(localStorage)}catch{}};
if(store(kept=>kept.getItem("${KEY}"))==="${id}"){bar.hidden=true;return}
const status=bar.querySelector("[role=status]");
bar.querySelector("button").onclick=()=>{bar.hidden=true;store(kept=>kept.setItem("${KEY}","${id}"));document.querySelector("header a").focus({preventScroll:true})};
if(!document.referrer.startsWith(location.origin+"/"))addEventListener("load",()=>setTimeout(()=>status.append(status.firstChild),500))
})()`
