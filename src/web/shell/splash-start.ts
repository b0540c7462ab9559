/**
 * Runs in the head, before anything is painted: shows the splash once in a tab session. A click or a key ends it.
 * Whoever has no scripts, or no session storage, never sees it. Plain text, as it stands in every document.
 */
export const splashStart = `(d=>{try{if(sessionStorage.splash)return;sessionStorage.splash=1}catch{return}d.splash="";for(let e of["click","keydown"])addEventListener(e,()=>delete d.splash,{once:true})})(document.documentElement.dataset)`
