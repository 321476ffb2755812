// The end of a sign-in in a popup: tells the page that opened it how it went, and closes. It is said on a
// channel of our origin, since `window.opener` may be gone after a visit to another site.
const { channel, result } = document.body.dataset;
const message = { type: "sign-in", result };
if ("BroadcastChannel" in window) {
  new BroadcastChannel(channel).postMessage(message);
} else {
  localStorage.setItem(channel, JSON.stringify({ ...message, at: Date.now() }));
}
// The message is on its way before the window is gone.
setTimeout(() => window.close(), 50);
