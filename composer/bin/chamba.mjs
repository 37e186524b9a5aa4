#!/usr/bin/env node
// A file of its own, so that installing can link the command before anything is compiled.
import '../dist/cli/main.js';
