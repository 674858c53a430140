/**
 * Counts the page that is opened, offers `wellmet(event)` for more, and nothing else: no cookie, no storage, no library. It
 * sends plain text, which a browser sends without asking first, and goes on sending while the page is left.
 */
export const siteScript = `(function(d,n,w){
var s=d.currentScript;if(!s)return;
var k=s.getAttribute('data-site'),u=new URL('/api/leads/track',s.src).href;
function id(){return w.crypto&&crypto.randomUUID?crypto.randomUUID():undefined}
function send(e){
var b=JSON.stringify({site:k,eventId:id(),event:e,page:location.pathname.slice(0,200)});
if(!(n.sendBeacon&&n.sendBeacon(u,b)))fetch(u,{method:'POST',body:b,mode:'no-cors',keepalive:true}).catch(function(){})
}
w.wellmet=send;
if(d.visibilityState==='prerender')d.addEventListener('visibilitychange',function(){send('page')},{once:true});else send('page');
var p=history.pushState;if(p)history.pushState=function(){p.apply(this,arguments);send('page')};
})(document,navigator,window);
`
