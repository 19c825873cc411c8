/** Files to ask for at once: by locale, by the path of the hash route, by both, and with a search in the address. */
export type BootFiles = {
  locales: Record<string, string[]>;
  pages: Record<string, string[]>;
  texts: Record<string, Record<string, string[]>>;
  search: string[];
};

/** What the scripts in index.html must know of the contract. */
export type BootFacts = {
  /** Value of `lang` by locale. */
  lang: Record<string, string>;
  /** Path of the tracking page in the hash, and the page that the root leads to. */
  trackingPath: string;
  startPath: string;
  /** Pages without the bar; they have no shell. Customers' pages lead there when nobody is logged in. */
  barePaths: string[];
  customerPaths: string[];
  /** The tracking call, as the client makes it. */
  trackUrl: string;
  /** What a page asks for first with GET, by its path. */
  firstGets: Record<string, string>;
  localeHeader: string;
  tokenHeader: string;
  maxTrackingCodes: number;
};

/*
 * Both scripts stand in index.html as they are: nothing transpiles them, so they are written for old engines too. What
 * they leave for the client is declared in `src/shared/api/early-answer.ts` and read in `src/main.tsx`.
 */

/**
 * The script in the head. It reads language and route, begins to load the texts, the fonts and the page asked for, and
 * sends what the page will ask for first: the search that the address carries, the list of points. A page whose shell is not the one in the document stays hidden until then.
 */
export function headScript(files: BootFiles, facts: BootFacts): string {
  return `(function(f,c,w,d,l,t,m,p,s,b){
try{l=localStorage.getItem("locale");t=localStorage.getItem("token")}catch(e){}
if(m=/[?&]lang=(ru|en|zh)(&|$)/.exec(location.search)){l=m[1];try{localStorage.setItem("locale",l)}catch(e){}
history.replaceState(history.state,"",location.pathname+location.hash)}
if(!f.locales[l])l="ru";
m=location.hash.slice(1).split("?");p=m[0].length>1?m[0]:c.startPath;
s=p==c.trackingPath&&new URLSearchParams(m.slice(1).join("?")).get("searchText")||"";
f.locales[l].concat(f.pages[p]||[],(f.texts[p]||{})[l]||[],s?f.search:[]).forEach(function(n,k){
k=d.createElement("link");k.rel=/js$/.test(n)?"modulepreload":"preload";
if(k.rel=="preload")k.as=/css$/.test(n)?"style":"font";
k.crossOrigin="";k.href="/"+n;d.head.appendChild(k)});
m=s.split(",");
b={};b[c.localeHeader]=l;if(t)b[c.tokenHeader]=t;
function ask(u,y,q){q={url:u,token:t||null,body:y,aborter:new AbortController};
q.answer=fetch(u,{method:y?"POST":"GET",credentials:"include",headers:b,signal:q.aborter.signal,body:y});
q.answer.catch(function(){});w.earlyAnswer=q;
addEventListener("hashchange",function(){w.earlyAnswer=null},{once:true})}
if(/[^\\s,]/.test(s)&&m.length<=c.maxTrackingCodes){
b["content-type"]="application/json";ask(c.trackUrl,JSON.stringify({trackingCodeList:m}));s=m.join(",")}
else if(c.firstGets[p])ask(c.firstGets[p]);
d.documentElement.lang=c.lang[l];
w.firstFrame={locale:l,path:p,searchText:s,session:!!t,bare:c.barePaths.indexOf(p)>=0||!t&&c.customerPaths.indexOf(p)>=0};
if(l!="ru"||p!=c.startPath)d.documentElement.className="swap"
})(${JSON.stringify(files)},${JSON.stringify(facts)},window,document)`;
}

/**
 * The script at the end of the body. It puts the shell of the language and page asked for in its place, and starts the
 * client after the first frame. A form sent before the client is there is sent again until the client takes it: the browser's own
 * sending would load the page anew and lose what was typed. A menu opened before that opens once the client hears of it. A face that
 * came too late for the first frame is put on with the next page: what is being read does not move.
 */
export function tailScript(facts: BootFacts, entry: string): string {
  return `(function(c,w,d,n,r,t,h,a){
h=d.documentElement.dataset;n=w.firstFrame;r=d.getElementById("root");t=n.path==c.startPath||n.path==c.trackingPath;
if(d.documentElement.className){r.textContent="";
if(!n.bare){r.appendChild(d.getElementById((t?n.path:c.startPath).slice(1)+"-"+n.locale).content.cloneNode(true));
if(!t)r.querySelector("main").textContent=""}
d.documentElement.className=""}
if(n.session)r.dataset.session="";
if(n.searchText){r.dataset.asking="";r.querySelector("main input").value=n.searchText}
else if(t&&!n.session)r.dataset.shell="";
d.addEventListener("submit",function(e){if(e.defaultPrevented)return;e.preventDefault();var f=e.target;
setTimeout(function(){if(f.isConnected&&f.requestSubmit)f.requestSubmit()},200)});
d.addEventListener("click",function(e,b,g){b=e.target.closest("button[aria-expanded]");if(!b||"live"in h)return;
b=b.getAttribute("aria-label");g=function(){setTimeout(function(){if(!("live"in h))return g();
(b=d.querySelector("button[aria-label="+JSON.stringify(b)+"]"))&&b.click()},50)};g()});
addEventListener("load",function(){if(d.fonts)d.fonts.load("1em 'Onest late'","a"+d.title).then(function(){
addEventListener("hashchange",function(){h.face="late"},{once:true})})});
a=function(){import(${JSON.stringify(entry)}).catch(function(){addEventListener("online",function(){location.reload()})})};
if(d.hidden)a();else requestAnimationFrame(function(){setTimeout(a)})
})(${JSON.stringify({ startPath: facts.startPath, trackingPath: facts.trackingPath })},window,document)`;
}
