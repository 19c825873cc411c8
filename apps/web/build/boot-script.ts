/** Files to ask for at once, by locale and by the path of the hash route. */
export type BootFiles = { locales: Record<string, string[]>; pages: Record<string, string[]> };

/**
 * The script that stands in index.html: while the entry is still on its way, it begins to load the texts, the fonts and
 * the page that the address asks for. Written for old engines too, because nothing transpiles it.
 */
export function bootScript(files: BootFiles): string {
  return `(function(f,l,p){try{l=localStorage.getItem("locale")||l}catch(e){}
p=location.hash.slice(1).split("?")[0];
(f.locales[l]||f.locales.ru).concat(f.pages[p.length>1?p:"/home"]||[]).forEach(function(n,k){
k=document.createElement("link");
k.rel=/js$/.test(n)?"modulepreload":"preload";
if(k.rel=="preload")k.as=/css$/.test(n)?"style":"font";
k.crossOrigin="";k.href="/"+n;document.head.appendChild(k)})
})(${JSON.stringify(files)},"ru")`;
}
