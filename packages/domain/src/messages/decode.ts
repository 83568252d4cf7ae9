import * as v from 'valibot';
import { decode, instant, int, optionalText, rows, type DecodeContext, type Paged } from '../shared/index.ts';
import type { Conversation, ConversationEntry, Teacher } from './model.ts';
