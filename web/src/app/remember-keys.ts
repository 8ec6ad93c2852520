// By itself, since every page begins with it and only somebody's desk goes on with the rest.

/**
 * For the head of a page, beside what remembers an early press: of who was signed in here and has not turned single keys
 * off, the key that opens the search or the list of keys. Nothing that is typed into a field, and nothing held with Control.
 */
export const rememberKeys =
  "try{if(localStorage.getItem('user')&&localStorage.getItem('single-keys')!=='off')addEventListener('keydown',window.earlyKeys={handleEvent(e){if(!/^[/?]$/.test(e.key)||e.ctrlKey||e.metaKey||e.altKey||e.target.closest?.('input,textarea,select,[contenteditable]'))return;e.preventDefault();this.key=e.key}})}catch{}"
