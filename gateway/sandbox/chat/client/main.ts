import { languageTag, pageLanguage } from '../../play/client/language.ts';
import { TEXTS, type Texts } from './texts.ts';
import { followTheme } from './theme.ts';

interface Message {
  readonly id: number;
  readonly author: 'person' | 'assistant';
  readonly body: string;
  readonly sentAt: number;
}

/** Error codes of a merchant that does not serve at the moment. */
const REFUSED = ['system_maintenance', 'region_restricted', 'domain_invalid'];
/** Timeout of a call, milliseconds. */
const TIMEOUT_MS = 15_000;

let token = location.hash.slice(1);
const find = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const chat = find('chat');
const log = find('log');
const list = find<HTMLOListElement>('messages');
const form = find<HTMLFormElement>('form');
const input = find<HTMLTextAreaElement>('text');
const problem = find('problem');

let texts: Texts = TEXTS.EN;
/** Idempotency key of the message that is being written, so that a retry stores it once. */
let key = crypto.randomUUID();

function showProblem(text: string): void {
  problem.textContent = text;
  problem.hidden = text === '';
}

function show(message: Message): void {
  if (document.getElementById(`m${message.id}`)) return;
  const item = document.createElement('li');
  item.id = `m${message.id}`;
  item.dataset.author = message.author;
  const who = document.createElement('span');
  who.className = 'who';
  who.textContent = message.author === 'person' ? texts.you : texts.assistant;
  const body = document.createElement('p');
  body.textContent = message.body;
  const time = document.createElement('time');
  const at = new Date(message.sentAt);
  time.dateTime = at.toISOString();
  time.textContent = at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  item.append(who, body, time);
  list.append(item);
  log.scrollTop = log.scrollHeight;
}

async function call(path: string, init: RequestInit = {}) {
  const answer = await fetch(`/sandbox/chat/${path}`, {
    ...init,
    headers: { Authorization: token },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, ...(await answer.json()) };
}

function allowWriting(allowed: boolean): void {
  input.disabled = !allowed;
  find<HTMLButtonElement>('send').disabled = !allowed;
}

function close(): void {
  chat.dataset.state = 'closed';
  allowWriting(false);
  showProblem(texts.closed);
}

/** Interval of the checks whether maintenance is over, milliseconds. */
const RETRY_MS = 15_000;

/** Shows that the chat is unavailable, and opens it as soon as it is available again. */
function reopenWhenAvailable(): void {
  const own = token;
  showProblem(texts.maintenance);
  setTimeout(() => own === token && open(), RETRY_MS);
}

async function load(): Promise<'ready' | 'closed' | 'later'> {
  const own = token;
  const { success, status, value } = await call('state');
  // Another login has reopened the chat, and loads it itself.
  if (own !== token) return 'closed';
  if (!success) {
    if (status !== 401) return 'later';
    close();
    return 'closed';
  }
  showProblem('');
  texts = TEXTS[pageLanguage(value.language)];
  document.documentElement.lang = languageTag(value.language);
  document.title = texts.title;
  find('intro').textContent = texts.intro;
  log.setAttribute('aria-label', texts.log);
  find('label').textContent = texts.label;
  find('send').textContent = texts.send;
  for (const message of value.messages) show(message);
  chat.dataset.state = 'ready';
  return 'ready';
}

/** Receives messages, also those written in another window; reconnects after a break. */
function follow(attempt = 0): void {
  const own = token;
  const url = new URL('/sandbox/chat/socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  let began = false;
  socket.onopen = () => socket.send(JSON.stringify({ token }));
  socket.onmessage = ({ data }) => {
    const event = JSON.parse(data);
    if (event.type === 'message') show(event.message);
    if (event.type !== 'ready') return;
    began = true;
    if (attempt > 0) void load();
  };
  socket.onclose = ({ code }) => {
    // Another login has reopened the chat.
    if (own !== token) return;
    if (code === 4000) return close();
    setTimeout(() => follow(began ? 1 : attempt + 1), Math.min(1000 * 2 ** attempt, 30_000));
  };
}

async function send(): Promise<void> {
  const body = input.value.trim();
  if (!body) return;
  showProblem('');
  const own = token;
  try {
    const answer = await call('messages', { method: 'POST', body: JSON.stringify({ body, key }) });
    if (answer.success) {
      for (const message of answer.value.messages) show(message);
      input.value = '';
      key = crypto.randomUUID();
    } else if (answer.status === 429) showProblem(texts.wait(answer.value?.retryAfter ?? 20));
    else if (answer.status === 401) {
      if (own === token) close();
      // Another login has reopened the chat meanwhile, which shows the sent message.
      else await send();
    } else if (REFUSED.includes(answer.errorCode)) showProblem(texts.maintenance);
    else showProblem(answer.message ?? texts.offline);
  } catch (error) {
    showProblem(error instanceof DOMException ? texts.slow : texts.offline);
  }
}

/** Opens the chat of the token in the URL. */
function open(): void {
  load().then(
    (outcome) => {
      if (outcome === 'ready') follow();
      if (outcome === 'later') reopenWhenAvailable();
    },
    () => showProblem(texts.offline),
  );
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    void send();
  }
  // Escape closes the surrounding popup, which does not receive the frame's key events.
  if (event.key === 'Escape') parent.postMessage({ type: 'baize:chat-close' }, '*');
});

// Makes a long chat scrollable by keys.
log.tabIndex = 0;
followTheme();
open();
// The portal reopens the chat for a new login; the draft is kept.
addEventListener('hashchange', () => {
  token = location.hash.slice(1);
  list.replaceChildren();
  allowWriting(true);
  showProblem('');
  open();
});
