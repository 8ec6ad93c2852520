/**
 * Runs before the first paint of a page that was drawn for everybody: whether somebody was signed in here last time, and
 * how wide their sidebar was. It decides only which frame has room until the server has said who it is.
 */
export const markDesk =
  "try{if(localStorage.getItem('user'))document.documentElement.dataset.desk=localStorage.getItem('sidebar')==='collapsed'?'narrow':'wide'}catch{}"
